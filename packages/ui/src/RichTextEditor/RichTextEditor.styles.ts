import { styled } from 'styled-components'
import { halo, writable } from '../Field/control.styles'
import { t } from '../theme/tokens'

export const Edge = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${t('border-control')};
  border-radius: ${t('radius-md')};
  background: ${writable};
  color: ${t('fg')};

  &:focus-within { ${halo} }
  &[data-invalid] { border-color: ${t('danger')}; }
`

export const Loading = styled.div`
  display: grid;
  align-content: start;
  gap: 10px;
  min-height: 240px;
  padding: 16px;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px 6px;
  border-bottom: 1px solid ${t('border')};
  background: ${t('bg-surface')};

  button[aria-pressed='true'] { background: ${t('bg-selected')}; color: ${t('accent-text')}; }
`

export const AddressForm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 8px 12px;
  border-bottom: 1px solid ${t('border')};
  background: ${t('bg-sunken')};

  > :first-child { flex: 1 1 220px; }
`

export const Text = styled.div`
  max-height: 560px;
  overflow: auto;

  .ProseMirror {
    min-height: 220px;
    padding: 12px 16px;
    outline: 0;
    overflow-wrap: anywhere;
    white-space: break-spaces;
    font-size: ${t('text-md')};
    line-height: ${t('leading-md')};
  }
  .ProseMirror > * { margin: 0 0 10px; }
  h1 { font-size: ${t('text-2xl')}; line-height: 1.25; }
  h2 { font-size: ${t('text-xl')}; line-height: 1.3; }
  h3 { font-size: ${t('text-lg')}; line-height: 1.35; }
  ul, ol { padding-inline-start: 24px; }
  li > p { margin: 0 0 4px; }
  a { color: ${t('accent-text')}; text-decoration: underline; }
  blockquote { padding-inline-start: 12px; border-inline-start: 3px solid ${t('border-strong')}; color: ${t('fg-muted')}; }
  code, pre { border-radius: ${t('radius-sm')}; background: ${t('bg-fill')}; font-family: ${t('font-mono')}; font-size: 12.5px; }
  code { padding: 1px 4px; }
  pre { padding: 10px 12px; overflow-x: auto; }
  pre code { padding: 0; background: none; }
  img { max-width: 100%; height: auto; }
  img.ProseMirror-selectednode { outline: 2px solid ${t('focus')}; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  th, td { position: relative; padding: 6px 8px; border: 1px solid ${t('border-strong')}; text-align: start; vertical-align: top; }
  th { background: ${t('bg-fill')}; font-weight: ${t('weight-semibold')}; }
  th > p, td > p { margin: 0; }
  .selectedCell { background: ${t('bg-selected')}; }
`
