import type { Raster } from "../raster.ts"

export const SIDE = 120
const COLOURS = {
  jumper: [40, 110, 80],
  collar: [210, 90, 160],
  ground: [205, 195, 180],
} as const

/** A green jumper on pale ground: a gap beside its sleeve, a badge as pale as the ground, a pink collar. */
export function partOf(x: number, y: number): "jumper" | "collar" | "ground" | "gap" | "badge" {
  const isWhole = x >= 25 && x < 95 && y >= 25 && y < 100
  if (!isWhole) return "ground"
  if (x >= 76 && x < 83 && y >= 55) return "gap"
  if (x >= 45 && x < 55 && y >= 55 && y < 65) return "badge"
  return x >= 50 && x < 70 && y < 33 ? "collar" : "jumper"
}

/** The jumper as a photo with grain. */
export function jumperPhoto(): Raster {
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const part = partOf(at % SIDE, Math.floor(at / SIDE))
    const colour = part === "jumper" || part === "collar" ? COLOURS[part] : COLOURS.ground
    rgb.set(
      colour.map((value) => value + ((at * 7919) % 17)),
      at * 3,
    )
  }
  return { width: SIDE, height: SIDE, rgb }
}

/** What a network says that saw one shape: it is less sure of the gap, and unsure of the collar. */
export function jumperOdds(): Float32Array {
  const said = { jumper: 7, badge: 6.5, gap: 2.5, collar: 0.5, ground: -6 }
  return Float32Array.from(
    { length: SIDE * SIDE },
    (_, at) => said[partOf(at % SIDE, Math.floor(at / SIDE))],
  )
}

export const at = (x: number, y: number) => y * SIDE + x
