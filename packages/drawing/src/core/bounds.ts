/** Left, top, right and bottom in px. */
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number]

const STEP: Readonly<Record<string, number>> = { M: 2, l: 2, t: 2, q: 4, s: 4, c: 6 }

/**
 * Bounds of the paths in a piece of SVG made by this package (commands M, l, q, t, c, s). Only the
 * points on the path count, which is close enough to frame a picture.
 */
export function bounds(svg: string): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [, d = ""] of svg.matchAll(/ d="([^"]+)"/g)) {
    let x = 0
    let y = 0
    for (const [, command = "", text = ""] of d.matchAll(/([Mlcqst])([^MlcqstZ]*)/g)) {
      const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
      const step = STEP[command] ?? 2
      for (let i = 0; i + step <= numbers.length; i += step) {
        const dx = numbers[i + step - 2] ?? 0
        const dy = numbers[i + step - 1] ?? 0
        x = command === "M" ? dx : x + dx
        y = command === "M" ? dy : y + dy
        x0 = Math.min(x0, x)
        x1 = Math.max(x1, x)
        y0 = Math.min(y0, y)
        y1 = Math.max(y1, y)
      }
    }
  }
  return [x0, y0, x1, y1]
}
