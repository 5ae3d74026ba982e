/** Left, top, right and bottom in px. */
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number]

/** How many numbers each command takes, by the code of its letter: M, m, l, t, q, s, c. */
const STEPS: readonly number[] = Object.entries({
  M: 2,
  m: 2,
  l: 2,
  t: 2,
  q: 4,
  s: 4,
  c: 6,
}).reduce<number[]>((steps, [letter, step]) => {
  steps[letter.charCodeAt(0)] = step
  return steps
}, new Array<number>(128).fill(0))

const PATH = ' d="'
const [ABSOLUTE, MINUS, DOT, ZERO, NINE] = [77, 45, 46, 48, 57]

/**
 * Bounds of the paths in a piece of SVG made by this package (commands M, m, l, q, t, c, s). Only the
 * points on the path count, which is close enough to frame a picture. Read letter by letter, as
 * nothing else in a drawing is asked for as often.
 */
export function bounds(svg: string): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let from = svg.indexOf(PATH); from >= 0; ) {
    const end = svg.indexOf('"', from + PATH.length)
    let [x, y, dx] = [0, 0, 0]
    let [command, step, count] = [0, 2, 0]
    for (let i = from + PATH.length; i < end; ) {
      let code = svg.charCodeAt(i)
      const letterSteps = STEPS[code] ?? 0
      if (letterSteps > 0) {
        command = code
        step = letterSteps
        count = 0
        i++
        continue
      }
      const isNegative = code === MINUS
      if (!isNegative && code !== DOT && (code < ZERO || code > NINE)) {
        i++
        continue
      }
      if (isNegative) code = svg.charCodeAt(++i)
      let [digits, scale, hasDot] = [0, 1, false]
      for (; i < end; code = svg.charCodeAt(++i)) {
        if (code === DOT && !hasDot) hasDot = true
        else if (code >= ZERO && code <= NINE) {
          digits = digits * 10 + code - ZERO
          if (hasDot) scale *= 10
        } else break
      }
      const number = (isNegative ? -digits : digits) / scale
      count++
      if (count === step - 1) dx = number
      if (count < step) continue
      count = 0
      x = command === ABSOLUTE ? dx : x + dx
      y = command === ABSOLUTE ? number : y + number
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
    from = svg.indexOf(PATH, end)
  }
  return [x0, y0, x1, y1]
}
