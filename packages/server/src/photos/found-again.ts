import type { WaitingWorn, WornGarment } from "../stores/worn-again.ts"
import type { Role } from "../vision/outfit.ts"
import { sharedTones } from "../vision/tones.ts"
import { isAlike } from "./duplicates.ts"

/** These make an outfit: where two of them are the same in two photos and none differs, it is one. */
const MAIN: ReadonlySet<Role> = new Set(["top", "layer", "dress", "bottom", "shoes"])
const LEAST_MAIN = 2
/**
 * How many tones garments share: as parts of one outfit, alone, and where they differ; decisions/008
 * has the numbers.
 */
const WITHIN_OUTFIT = 0.75
const ALONE = 0.8
const DIFFERENT = 0.5

interface Pair {
  readonly found: WornGarment
  readonly waiting: WaitingWorn
  /** How many tones they share; 0 if they are different kinds of things. */
  readonly shared: number
}

/**
 * Which garments on other photos of an upload those of a photo are again. Tones alone do not tell
 * two black tops apart: either the whole outfit must be the same, or the garment's picture too.
 */
export function findAgain(
  found: readonly WornGarment[],
  waiting: readonly WaitingWorn[],
): (WaitingWorn | undefined)[] {
  const same = new Map<WornGarment, WaitingWorn>()
  for (const photo of photosOf(waiting)) {
    const pairs = found.flatMap((garment) => {
      const other = photo.find((one) => one.garment.foundIn.role === garment.foundIn.role)
      return other ? { found: garment, waiting: other, shared: shared(garment, other.garment) } : []
    })
    for (const pair of samePairs(pairs)) {
      const isTaken = [...same.values()].includes(pair.waiting)
      if (!isTaken && !same.has(pair.found)) same.set(pair.found, pair.waiting)
    }
  }
  return found.map((garment) => same.get(garment))
}

function samePairs(pairs: readonly Pair[]): readonly Pair[] {
  const main = pairs.filter(({ found }) => MAIN.has(found.foundIn.role))
  const isOutfit =
    main.filter((pair) => pair.shared >= WITHIN_OUTFIT).length >= LEAST_MAIN &&
    main.every((pair) => pair.shared >= DIFFERENT)
  if (isOutfit) return pairs.filter((pair) => pair.shared >= WITHIN_OUTFIT)
  return pairs.filter(
    (pair) => pair.shared >= ALONE && isAlike(pair.found.likeness, pair.waiting.garment.likeness),
  )
}

/** The garments on each photo; one that was found again is on several. */
function photosOf(waiting: readonly WaitingWorn[]): WaitingWorn[][] {
  const photos = new Map<string, WaitingWorn[]>()
  for (const one of waiting) {
    const { photoId, alsoIn = [] } = one.garment.foundIn
    for (const id of [photoId, ...alsoIn.map((other) => other.photoId)]) {
      photos.set(id, [...(photos.get(id) ?? []), one])
    }
  }
  return [...photos.values()]
}

function shared(one: WornGarment, other: WornGarment): number {
  const [tones, others] = [one.likeness.tones, other.likeness.tones]
  if (!tones || !others || !(mayBe(one, other) || mayBe(other, one))) return 0
  return sharedTones(tones, others)
}

function mayBe({ guess, likelyKinds }: WornGarment, { guess: kind }: WornGarment): boolean {
  return guess === kind || likelyKinds.includes(kind)
}
