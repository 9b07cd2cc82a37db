import { encode } from 'uqr'
import * as S from './TwoFactor.styles'

/** Quiet edge in modules, as the QR standard asks. */
const EDGE = 4

/** A QR code drawn here, as one path: the secret in it is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <S.Qr role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </S.Qr>
  )
}
