import { fingerprint } from "../security/tokens.ts"
import type { Vision } from "../vision/vision.ts"
import { VisionError } from "../vision/vision-error.ts"

type Reads<Reading> = Map<string, Promise<Reading>>

const garments: Reads<Awaited<ReturnType<Vision["readGarment"]>>> = new Map()
const outfits: Reads<Awaited<ReturnType<Vision["readOutfit"]>>> = new Map()
const crops: Reads<Awaited<ReturnType<Vision["readCrop"]>>> = new Map()

/**
 * The reader, which reads each picture once for a whole file of tests, whichever server asks: for
 * tests of what happens around a reading. What is read, or refused, is the reader's own.
 */
export function rememberReadings(vision: Vision): Vision {
  return {
    ...vision,
    readGarment: (bytes, asker) =>
      remembered(garments, fingerprint(bytes), () => vision.readGarment(bytes, asker)),
    readOutfit: (bytes, asker) =>
      remembered(outfits, fingerprint(bytes), () => vision.readOutfit(bytes, asker)),
    readCrop: (bytes, asker, crop) =>
      remembered(crops, fingerprint(bytes) + JSON.stringify(crop), () =>
        vision.readCrop(bytes, asker, crop),
      ),
  }
}

function remembered<Reading>(
  reads: Reads<Reading>,
  picture: string,
  read: () => Promise<Reading>,
): Promise<Reading> {
  const reading = reads.get(picture) ?? read()
  reads.set(picture, reading)
  reading.catch((error: unknown) => {
    if (!isOfPicture(error)) reads.delete(picture)
  })
  return reading
}

/** Whether another try would fail in the same way. */
function isOfPicture(error: unknown): boolean {
  return error instanceof VisionError && error.code !== "too-slow"
}
