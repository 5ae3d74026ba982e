import type { Mask } from "./raster.ts"

/** Which pixels lie within a radius of one that has the value; beyond the frame there are none. */
export function near({ width, height, on }: Mask, radius: number, value: 0 | 1): Uint8Array {
  const reached = new Uint8Array(on.length)
  for (let down = -radius; down <= radius; down += 1) {
    const across = Math.floor(Math.sqrt(radius ** 2 - down ** 2))
    for (let y = Math.max(0, -down); y < Math.min(height, height - down); y += 1) {
      const [to, from] = [y * width, (y + down) * width]
      let [before, behind] = [-Infinity, Infinity]
      for (let x = 0; x < width; x += 1) {
        if (on[from + x] === value) before = x
        if (x - before <= across) reached[to + x] = 1
      }
      for (let x = width - 1; x >= 0; x -= 1) {
        if (on[from + x] === value) behind = x
        if (behind - x <= across) reached[to + x] = 1
      }
    }
  }
  return reached
}

/** A mask without what is too thin for a disc of the radius; the frame makes nothing thin. */
export function broad(mask: Mask, radius: number): Mask {
  const inner = near(mask, radius, 0).map((isNear) => 1 - isNear)
  const reached = near({ ...mask, on: inner }, radius, 1)
  return { ...mask, on: reached.map((isNear, at) => isNear & (mask.on[at] ?? 0)) }
}

/** A mask with the gaps that are too narrow for a disc of the radius. */
export function bridged(mask: Mask, radius: number): Mask {
  return inverse(broad(inverse(mask), radius))
}

function inverse(mask: Mask): Mask {
  return { ...mask, on: mask.on.map((value) => 1 - value) }
}
