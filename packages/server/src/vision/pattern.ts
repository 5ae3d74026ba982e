import type { PhotoPattern } from "@stylin/api/contract"
import { eroded } from "./colours.ts"
import type { LabPlanes } from "./lab-planes.ts"
import { labPlanes } from "./lab-planes.ts"
import type { Mask, Raster } from "./raster.ts"

/** Seams and hems lie this near the edge, in px. */
const EDGE = 6
/** A change of colour from one pixel to the next but one, in CIELAB, that is no fold. */
const STEP = 14
/** The part of a garment's inside that such changes take in a pattern. */
const PATTERNED = 0.1
/** How much the changes must keep to one direction, or to two square to each other. */
const ONE_WAY = 0.55
const TWO_WAY = 0.5
const BLOCK = 16
const LEAST_BLOCKS = 6

/** Sums over a block or a garment from which the direction of its changes is read. */
interface Changes {
  count: number
  weight: number
  cos2: number
  sin2: number
  cos4: number
  sin4: number
}

/**
 * Reads the pattern from where the colour changes sharply: changes that keep to one direction are
 * stripes, to two square directions a check, any others a print. Directions are compared block by
 * block, since cloth lies askew.
 */
export function patternOf(picture: Raster, mask: Mask): PhotoPattern {
  const inside = eroded(mask, EDGE)
  const { width } = mask
  const planes = labPlanes(picture)
  const blocks = new Map<number, Changes>()
  let pixels = 0
  let changed = 0
  inside.forEach((value, index) => {
    if (!value) return
    pixels += 1
    const [dx, dy] = strongestChange(planes, index, width)
    const size = Math.hypot(dx, dy)
    if (size < STEP) return
    changed += 1
    const key = blockOf(index, width)
    const block = blocks.get(key) ?? { count: 0, weight: 0, cos2: 0, sin2: 0, cos4: 0, sin4: 0 }
    blocks.set(key, block)
    const angle = Math.atan2(dy, dx)
    block.count += 1
    block.weight += size
    block.cos2 += size * Math.cos(2 * angle)
    block.sin2 += size * Math.sin(2 * angle)
    block.cos4 += size * Math.cos(4 * angle)
    block.sin4 += size * Math.sin(4 * angle)
  })
  if (pixels === 0 || changed / pixels < PATTERNED) return "plain"
  const told = [...blocks.values()].filter(({ count }) => count >= BLOCK)
  if (told.length < LEAST_BLOCKS) return "print"
  const oneWay = average(told, ({ cos2, sin2, weight }) => Math.hypot(cos2, sin2) / weight)
  const twoWay = average(told, ({ cos4, sin4, weight }) => Math.hypot(cos4, sin4) / weight)
  if (oneWay >= ONE_WAY) return "stripe"
  return twoWay >= TWO_WAY ? "check" : "print"
}

/** The change across a pixel (Sobel's) in that plane of CIELAB in which it is greatest. */
function strongestChange(planes: LabPlanes, index: number, width: number): [number, number] {
  let strongest: [number, number] = [0, 0]
  let most = 0
  for (const plane of planes) {
    const at = (x: number, y: number) => plane[index + x + y * width] ?? 0
    const dx = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)
    const dy = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
    const change = dx * dx + dy * dy
    if (change <= most) continue
    most = change
    strongest = [dx / 4, dy / 4]
  }
  return strongest
}

function blockOf(index: number, width: number): number {
  const [x, y] = [index % width, Math.floor(index / width)]
  return Math.floor(y / BLOCK) * width + Math.floor(x / BLOCK)
}

function average(blocks: readonly Changes[], value: (block: Changes) => number): number {
  return blocks.reduce((sum, block) => sum + value(block), 0) / blocks.length
}
