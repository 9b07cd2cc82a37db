const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** WCAG 2 relative luminance of a colour as the browser paints it. */
function luminance(colour: string, canvas: CanvasRenderingContext2D): number {
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => linear(value / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two computed colours, from 1 to 21. */
export function contrastOf(front: string, back: string, canvas: CanvasRenderingContext2D): number {
  const a = luminance(front, canvas)
  const b = luminance(back, canvas)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
