import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

/** Up and down at the end of the field; for the pointer only, since the arrow keys do the same. */
export const Steps = styled.span`
  flex: none;
  display: grid;
  grid-template-rows: 1fr 1fr;
  align-self: stretch;
  margin-inline-end: calc(-1 * ${t('control-px')} + 1px);
  padding-block: 1px;

  > button {
    display: grid;
    place-items: center;
    width: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${t('fg-subtle')};
    cursor: pointer;
  }
  > button:first-child { border-start-end-radius: 5px; }
  > button:last-child { border-end-end-radius: 5px; }
  > button:hover:not(:disabled) { background: ${t('bg-hover')}; color: ${t('fg')}; }
  > button:active:not(:disabled) { background: ${t('bg-active')}; }
  > button:disabled { color: ${t('fg-disabled')}; cursor: not-allowed; }
  ${media.coarse} { display: none; }
`
