import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'

const turn = keyframes`to { transform: rotate(360deg); }`

export const Ring = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  animation: ${turn} 800ms linear infinite;
  ${media.still} { animation-duration: 2.4s; }
`
