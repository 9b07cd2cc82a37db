import { styled } from 'styled-components'
import { BareInput } from '../Field/control.styles'
import { Kbd } from '../Kbd'

export const SearchInput = styled(BareInput)`
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { display: none; }
`

/** Of no use where there are no keys. */
export const Hint = styled(Kbd)`
  margin-inline-end: -4px;
  @media (pointer: coarse) { display: none; }
`
