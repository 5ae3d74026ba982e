import { PNG } from "pngjs"
import { describe, expect, it } from "vitest"
import { lookDifference, lookOf, readLook, writeLook } from "../../scripts/lib/visual/look.mjs"

type Colour = readonly [number, number, number]

interface Page {
  readonly height?: number
  readonly ground?: Colour
  /** How far everything stands to the right and below, in parts of a pixel. */
  readonly shift?: number
  readonly button?: { readonly top?: number; readonly colour?: Colour }
  readonly picture?: boolean
  readonly text?: boolean
  readonly badge?: Colour
}

const WIDTH = 390
const PAPER: Colour = [252, 250, 246]
const INK: Colour = [32, 28, 30]
const ACCENT: Colour = [122, 32, 64]

const share = (at: number, from: number, to: number) =>
  Math.max(0, Math.min(at + 1, to) - Math.max(at, from))

/** A page as a browser draws it: what covers a part of a pixel colours a part of it. */
function draw({ height = 844, ground = PAPER, shift = 0, ...parts }: Page = {}) {
  const { button = {}, picture = true, text = true, badge = [246, 232, 214] } = parts
  const png = new PNG({ width: WIDTH, height })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...ground, 255], at)
  const paint = (x: number, y: number, wide: number, high: number, colour: Colour) => {
    const [left, top] = [x + shift, y + shift]
    for (let row = Math.floor(top); row < top + high; row += 1) {
      for (let column = Math.floor(left); column < left + wide; column += 1) {
        const covered = share(column, left, left + wide) * share(row, top, top + high)
        const start = (row * WIDTH + column) * 4
        for (const [channel, level] of colour.entries()) {
          const below = png.data[start + channel] ?? 0
          png.data[start + channel] = Math.round(below + (level - below) * covered)
        }
      }
    }
  }
  if (text) {
    for (let line = 0; line < 8; line += 1) {
      // Strokes of letters, with gaps between words.
      for (let x = 16; x < 330; x += 5) if (x % 7 !== 0) paint(x, 60 + line * 24, 1.5, 11, INK)
    }
  }
  if (picture) {
    for (let row = 0; row < 20; row += 1) paint(40, 300 + row * 8, 200, 8, [90 + row * 6, 110, 60])
  }
  paint(16, 520, 72, 26, badge)
  paint(16, button.top ?? 600, 358, 48, button.colour ?? ACCENT)
  return png
}

const look = (png: PNG) => lookOf(PNG.sync.write(png))

/** Each pixel is the mean of those around it, as another kind of smoothing makes edges softer. */
function blur(png: PNG) {
  const soft = new PNG({ width: png.width, height: png.height })
  const inside = (at: number, size: number) => Math.max(0, Math.min(size - 1, at))
  for (let y = 0; y < png.height; y += 1) {
    for (let x = 0; x < png.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0
        for (const [across, down] of AROUND) {
          const place = inside(y + down, png.height) * png.width + inside(x + across, png.width)
          sum += png.data[place * 4 + channel] ?? 0
        }
        soft.data[(y * png.width + x) * 4 + channel] = Math.round(sum / AROUND.length)
      }
    }
  }
  return soft
}

const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const))

/** Levels that are off by up to eight, another way in each pixel. */
function withNoise(png: PNG) {
  for (let at = 0, state = 1; at < png.data.length; at += 1) {
    state = (state * 48271) % 2147483647
    if (at % 4 !== 3) png.data[at] = (png.data[at] ?? 0) + ((state % 17) - 8)
  }
  return png
}

const BEFORE = look(draw())

describe("a look", () => {
  it.each([
    ["the same page", draw()],
    ["softer edges", blur(draw())],
    ["half a pixel further", draw({ shift: 0.5 })],
    ["a pixel further", draw({ shift: 1 })],
    ["noise", withNoise(draw({ ground: [240, 238, 234] }))],
    ["a pixel taller", draw({ height: 845 })],
  ])("is the same with %s, as another browser may draw it", (name, png) => {
    const before = name === "noise" ? look(draw({ ground: [240, 238, 234] })) : BEFORE

    expect(lookDifference(before, look(png))).toBeUndefined()
  })

  it.each([
    ["a button lower", { button: { top: 604 } }, /light at 24, 600/],
    ["a button in another colour", { button: { colour: [32, 64, 122] } }, /(?:light|colour) at/],
    ["a badge in another tint", { badge: [222, 236, 226] }, /colour at 48, 528/],
    ["no picture", { picture: false }, /light at/],
    ["no text", { text: false }, /light at/],
    ["another ground", { ground: [250, 248, 244] }, /all over/],
    ["more of it", { height: 880 }, /36 px taller/],
    ["less of it", { height: 800 }, /44 px shorter/],
  ] satisfies [string, Page, RegExp][])("is another with %s", (_, page, words) => {
    expect(lookDifference(BEFORE, look(draw(page)))).toMatch(words)
  })

  it("is another at another width", () => {
    const wide = { ...BEFORE, width: 1440 }

    expect(lookDifference(BEFORE, wide)).toBe("is 1440 px wide, not 390")
  })

  it("is kept as a short text, whole", () => {
    const text = writeLook(BEFORE)

    expect(readLook(text)).toEqual(BEFORE)
    expect(text.length).toBeLessThan(600)
  })
})
