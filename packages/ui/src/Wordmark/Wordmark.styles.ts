import { styled } from 'styled-components'
import { media, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Wordmark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  color: ${t('fg')};
  &[data-size='20'] { gap: 8px; }
`
export const Sign = styled.span`
  color: ${t('accent')};
`
export const Logo = styled.img`
  flex: none;
  max-width: 96px;
  height: 24px;
  object-fit: contain;
`
export const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 6px;
  background: ${t('accent')};
  color: ${t('on-accent')};
  font-size: 13px;
  font-weight: 640;
  line-height: 1;
  ${media.forced} { border: 1px solid; }
`
export const Name = styled.b`
  ${truncate}
  font-size: 15px;
  font-weight: 640;
  letter-spacing: -0.022em;
  [data-size='24'] > & { font-size: 16px; }
`
