import { styled } from 'styled-components'
import { bareInput, ControlBox } from '../Field/control.styles'

export const AreaBox = styled(ControlBox)`
  display: grid;
  height: auto;
  padding: 0;
`

/** Grows with its text between `--rows` and `--max-rows` lines. */
export const Area = styled.textarea`
  ${bareInput}
  display: block;
  padding: 5px 10px;
  line-height: 20px;
  resize: none;
  field-sizing: content;
  min-height: calc(var(--rows) * 20px + 10px);
  max-height: calc(var(--max-rows) * 20px + 10px);
  overflow-y: auto;
`
