import { expect, it } from "vitest"
import type { ProposedCrop } from "../vision/outfit.ts"
import type { Vision } from "../vision/vision.ts"
import { ReadingFailed, VisionError } from "../vision/vision-error.ts"
import { rememberReadings } from "./remembered-readings.ts"

const ASKER = { name: "ada", stride: 1 }
const CROP: ProposedCrop = { role: "top", crop: { x: 0, y: 0, width: 1, height: 0.5 } }

/** A reader that fails as it is told, and counts how often it is asked. */
function failing(error: Error) {
  let asked = 0
  async function fail(): Promise<never> {
    asked += 1
    throw error
  }
  const vision: Vision = {
    readGarment: fail,
    readOutfit: fail,
    readCrop: fail,
    readProduct: fail,
    close: async () => {},
  }
  return { vision, asked: () => asked }
}

it("asks once for each picture and crop, whichever server asks", async () => {
  const { vision, asked } = failing(new VisionError("no-garment"))
  const servers = [rememberReadings(vision), rememberReadings(vision)]
  const [picture, other] = [Uint8Array.of(1), Uint8Array.of(2)]

  for (const { readGarment, readCrop } of servers) {
    await expect(readGarment(picture, ASKER)).rejects.toThrow("No garment was found")
    await expect(readGarment(other, ASKER)).rejects.toThrow("No garment was found")
    await expect(readCrop(picture, ASKER, CROP)).rejects.toThrow("No garment was found")
    const lower = { ...CROP, crop: { ...CROP.crop, y: 0.5 } }
    await expect(readCrop(picture, ASKER, lower)).rejects.toThrow("No garment was found")
  }

  expect(asked()).toBe(4)
})

it.each([new VisionError("too-slow"), new ReadingFailed("the thread died")])(
  "asks again where another try may help: %s",
  async (error) => {
    const { vision, asked } = failing(error)
    const { readOutfit } = rememberReadings(vision)

    await expect(readOutfit(Uint8Array.of(3), ASKER)).rejects.toBe(error)
    await expect(readOutfit(Uint8Array.of(3), ASKER)).rejects.toBe(error)

    expect(asked()).toBe(2)
  },
)
