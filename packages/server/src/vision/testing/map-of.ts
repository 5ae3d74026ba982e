import { WORN_CLASSES, type WornClass } from "../worn-classes.ts"
import type { ClassMap } from "../worn-garments.ts"

const LETTERS: Readonly<Record<string, WornClass>> = {
  ".": "background",
  s: "skin",
  h: "hair",
  t: "top",
  l: "layer",
  d: "dress",
  p: "trousers",
  k: "skirt",
  b: "shoes",
  a: "bag",
  "^": "hat",
}

/** A map of places from rows of letters, each `scale` places wide and high. */
export function mapOf(
  rows: readonly string[],
  scale = 4,
): { map: ClassMap; width: number; height: number } {
  const [width, height] = [(rows[0]?.length ?? 0) * scale, rows.length * scale]
  const map = Uint8Array.from({ length: width * height }, (_, place) => {
    const row = rows[Math.floor(place / width / scale)]
    const letter = row?.[Math.floor((place % width) / scale)] ?? "."
    return WORN_CLASSES.indexOf(LETTERS[letter] ?? "background")
  })
  return { map, width, height }
}

/** What the parser would say that is sure of such a map. */
export function planesOf(map: ClassMap): Float32Array[] {
  return WORN_CLASSES.map((_, index) =>
    Float32Array.from(map, (value) => (value === index ? 1 : 0)),
  )
}
