import { COLOUR_NAMES, COLOURS, type ColourName } from "../colour/names.ts"
import { PATTERNS, type Pattern } from "../vocabulary/patterns.ts"
import { DrawingError } from "./error.ts"

export const GROUND = "#F1EAE0"
const INK = "#1E1A17"

/** The colours one cloth is drawn in, all #rrggbb. */
export interface Cloth {
  readonly base: string
  /** Second colour of a pattern. */
  readonly print: string
  readonly shade: string
  readonly contour: string
  readonly seam: string
}

/** @throws DrawingError on a colour that is neither a name of the vocabulary nor #rrggbb */
export function clothOf(colour: string): Cloth {
  const base = isColourName(colour) ? COLOURS[colour] : colour.toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(base)) throw new DrawingError("colour", [...COLOUR_NAMES, "#rrggbb"])
  const isPale = lightness(base) > 0.42
  const isDark = lightness(base) < 0.16
  return {
    base,
    print: isPale ? mix(base, INK, 0.66) : mix(base, GROUND, 0.82),
    shade: mix(base, INK, isPale ? 0.5 : 0.7),
    // Dark lines would be lost on dark cloth.
    contour: isDark ? mix(base, GROUND, 0.2) : mix(base, INK, isPale ? 0.66 : 0.78),
    seam: isDark ? mix(base, GROUND, 0.3) : mix(base, INK, isPale ? 0.5 : 0.6),
  }
}

/** @throws DrawingError on a pattern that the vocabulary does not have */
export function patternOf(word: string | undefined): Pattern {
  const known = PATTERNS.find((pattern) => pattern === (word ?? "plain"))
  if (!known) throw new DrawingError("pattern", PATTERNS)
  return known
}

/** The tile of a pattern in px, and what is drawn on it; nothing for plain cloth. */
export function patternTile(
  pattern: Pattern,
  { print }: Cloth,
): { size: string; marks: string } | undefined {
  const dots = (places: readonly (readonly [number, number])[], r: number, opacity = 0.9) =>
    places
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${print}" opacity="${opacity}"/>`,
      )
      .join("")
  switch (pattern) {
    case "plain":
      return undefined
    case "stripe":
      return {
        size: 'width="20" height="17"',
        marks: `<rect width="20" height="5" y="6" fill="${print}" opacity="0.85"/>`,
      }
    case "check":
      return {
        size: 'width="24" height="24"',
        marks: `<path d="M0 0h12v24h-12z" fill="${print}" opacity="0.28"/><path d="M0 0h24v12h-24z" fill="${print}" opacity="0.28"/>`,
      }
    case "dot":
      return {
        size: 'width="22" height="22"',
        marks: dots(
          [
            [5, 5],
            [16, 16],
          ],
          2.6,
        ),
      }
    case "floral":
      return {
        size: 'width="58" height="62"',
        marks: [
          [15, 16],
          [42, 44],
          [46, 10],
          [12, 50],
        ]
          .map(([x = 0, y = 0], index) => flower(x, y, index < 2 ? 5 : 3.2, print))
          .join(""),
      }
    case "animal":
      return {
        size: 'width="46" height="44"',
        marks: `<g fill="none" stroke="${print}" stroke-linecap="round" stroke-width="3.4" opacity="0.85"><path d="M8 9c3-5 10-4 10 1M19 15c-2 4-8 4-10 1"/><path d="M31 29c1-6 10-6 11 0M41 34c-3 4-8 3-9 0"/><path d="M30 8c3-3 7-2 8 1M37 14c-2 2-4 2-6 0"/><path d="M6 31c2-3 7-3 8 1M13 37c-3 2-6 1-7-2"/></g>`,
      }
    case "geometric":
      return {
        size: 'width="30" height="30"',
        marks: `<path d="M15 3l12 12-12 12-12-12z" fill="none" stroke="${print}" stroke-width="3" opacity="0.85"/>`,
      }
    case "abstract":
      return {
        size: 'width="52" height="48"',
        marks: `<path d="M6 14q9-12 20-4t16 0q-2 12-14 12t-22-8zM20 38q6-8 14-4t12 2q-4 9-14 8t-12-6z" fill="${print}" opacity="0.7"/>`,
      }
  }
}

function flower(x: number, y: number, r: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="0" cy="${-r}" rx="${r * 0.55}" ry="${r}" transform="rotate(${turn})"/>`,
    )
    .join("")
  return `<g transform="translate(${x} ${y}) rotate(${x * 7})" fill="${colour}" opacity="0.85">${petals}</g>`
}

function isColourName(word: string): word is ColourName {
  return Object.hasOwn(COLOURS, word)
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `one` with a `share` (0 to 1) of `other` stirred in. */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
}

/** Weight of a colour to the eye, 0 (black) to 1 (white). */
function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}
