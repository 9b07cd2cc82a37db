import { styled } from 'styled-components'
import { truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Identity = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;

  > [data-media] { flex: none; display: grid; place-items: center; }
  [data-density='compact'] & > [data-media] > [data-size='md'] { width: 22px; height: 22px; font-size: 9px; }
  [data-card] & { gap: 12px; }
  [data-card] & > [data-media] > [data-size='md'] { width: 34px; height: 34px; font-size: 12px; }
`

export const Words = styled.span`
  display: block;
  min-width: 0;
  > b { ${truncate} display: block; font-weight: ${t('weight-medium')}; line-height: 17px; }
  > small { ${truncate} display: block; color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; line-height: 15px; }
  [data-density='compact'] tr & > small { display: none; }
`
