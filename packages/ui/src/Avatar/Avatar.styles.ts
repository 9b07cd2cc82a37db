import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Avatar = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  overflow: hidden;
  border-radius: 50%;
  background: light-dark(oklch(0.935 0.035 var(--h)), oklch(0.31 0.045 var(--h)));
  color: light-dark(oklch(0.38 0.08 var(--h)), oklch(0.87 0.07 var(--h)));
  font-size: 10.5px;
  font-weight: ${t('weight-semibold')};
  line-height: 1;
  letter-spacing: 0.01em;
  white-space: nowrap;
  user-select: none;

  &[data-size='lg'] { width: 44px; height: 44px; font-size: 15px; }
  &[data-size='sm'] { width: 22px; height: 22px; font-size: 9px; }
  &[data-size='xs'] { width: 18px; height: 18px; font-size: 8px; }
  ${media.forced} { border: 1px solid; }
`
