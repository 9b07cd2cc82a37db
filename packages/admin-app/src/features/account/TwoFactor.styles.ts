import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`

export const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${t('space-6')};
  padding: ${t('space-10')} ${t('space-10')} ${t('space-10')} 3.75rem;
  counter-increment: step;
  & + & { border-top: ${t('line')} solid ${t('border')}; }
  &::before {
    content: counter(step);
    position: absolute;
    inset: ${t('space-10')} auto auto ${t('space-10')};
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border: 1.5px solid ${t('accent')};
    border-radius: ${t('radius-full')};
    color: ${t('accent-text')};
    font-size: ${t('text-xs')};
    font-weight: ${t('weight-semibold')};
  }
  & h2 { margin: 0; font-size: ${t('text-md')}; font-weight: ${t('weight-semibold')}; line-height: 1.5rem; }
  & p { margin: 0; color: ${t('fg-muted')}; }
  @media (max-width: 639px) { padding-inline: 3rem ${t('space-8')}; &::before { left: ${t('space-6')}; } }
`

export const Scan = styled.div`
  display: grid;
  grid-template-columns: 12.5rem minmax(0, 1fr);
  gap: ${t('space-12')};
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`

/** Dark on light in both themes: cameras want it so. */
export const Qr = styled.svg`
  width: 100%;
  max-width: 12.5rem;
  border: ${t('line')} solid ${t('border')};
  border-radius: ${t('radius-lg')};
  background: white;
  fill: black;
`

export const Key = styled.div`
  display: grid;
  align-content: start;
  gap: ${t('space-4')};
  & > b { font-weight: ${t('weight-medium')}; }
`

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${t('space-4')};
  padding: ${t('space-6')} ${t('space-10')};
  border-top: ${t('line')} solid ${t('border')};
  border-radius: 0 0 ${t('radius-lg')} ${t('radius-lg')};
  background: ${t('bg-sunken')};
`

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${t('space-4')} ${t('space-10')};
  margin: 0;
  padding: ${t('space-8')};
  border-radius: ${t('radius-md')};
  background: ${t('bg-sunken')};
  list-style: none;
  font-family: ${t('font-mono')};
  font-size: ${t('text-sm')};
  overflow-wrap: anywhere;
`
