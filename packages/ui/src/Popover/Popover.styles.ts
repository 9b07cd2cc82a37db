import { styled } from 'styled-components'
import { floatingLayer } from '../anchored/layer.styles'

export const Popover = styled.div`
  ${floatingLayer}
  min-width: 200px;
  max-width: calc(100vw - 16px);
  padding: 0;
  &[data-padded] { padding: 12px; }
`
