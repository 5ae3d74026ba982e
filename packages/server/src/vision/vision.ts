import type { TurnTaker } from "../turns/turns.ts"
import type { DrawnCrop } from "./outfit.ts"
import { createPhotoThread } from "./photo-thread.ts"
import type { GarmentReading } from "./read-garment.ts"
import type { CropReading, OutfitReading } from "./read-outfit.ts"
import type { ProductReading, ShopsWord } from "./read-product.ts"
import { VisionError } from "./vision-error.ts"
import type { VisionAnswer, VisionTask } from "./vision-thread.ts"

/** Reads photos on a thread of its own, one after the other, by turns between those who ask. */
export interface Vision {
  /**
   * @throws {VisionError} on what is no picture that can be read, or takes too long
   * @throws {Refusal} 429 where the asker has too much waiting
   * @throws {ReadingFailed} where reading it ended the thread; another try may help
   * @throws {Error} where nothing can be read just now
   */
  readGarment(bytes: Uint8Array, asker: TurnTaker): Promise<GarmentReading>
  /** The same for a photo of somebody who wears several garments. */
  readOutfit(bytes: Uint8Array, asker: TurnTaker): Promise<OutfitReading>
  /** The same for one garment in such a photo. */
  readCrop(bytes: Uint8Array, asker: TurnTaker, crop: DrawnCrop): Promise<CropReading>
  /** The same for a shop's photograph of a product, alone or worn. */
  readProduct(
    bytes: Uint8Array,
    asker: TurnTaker,
    said: ShopsWord | undefined,
  ): Promise<ProductReading>
  close(): Promise<void>
}

/** A photo takes about half a second of one core; past this its thread is ended and not asked again. */
const LIMIT_MS = 40_000
/** OpenCV's memory grows to the largest photo and never shrinks: an idle thread is let go. */
const IDLE_MS = 30_000

const MIXED_UP = "the thread answered something else than it was asked"

/** No thread runs until it is needed. */
export function createVision({ limitMs = LIMIT_MS } = {}): Vision {
  const thread = createPhotoThread<VisionTask, VisionAnswer>({
    filename: new URL("./vision-thread.ts", import.meta.url),
    limitMs,
    idleMs: IDLE_MS,
  })

  async function run(asker: TurnTaker, task: VisionTask) {
    const answer = await thread.run(task, asker)
    if ("problem" in answer) throw new VisionError(answer.problem)
    if ("unready" in answer) throw new Error(`nothing can be read just now: ${answer.unready}`)
    return answer
  }

  return {
    async readGarment(bytes, asker) {
      const answer = await run(asker, { kind: "garment", bytes })
      if ("garment" in answer) return answer.garment
      throw new Error(MIXED_UP)
    },
    async readOutfit(bytes, asker) {
      const answer = await run(asker, { kind: "outfit", bytes })
      if ("outfit" in answer) return answer.outfit
      throw new Error(MIXED_UP)
    },
    async readCrop(bytes, asker, crop) {
      const answer = await run(asker, { kind: "crop", bytes, crop })
      if ("crop" in answer) return answer.crop
      throw new Error(MIXED_UP)
    },
    async readProduct(bytes, asker, said) {
      const answer = await run(asker, { kind: "product", bytes, said })
      if ("product" in answer) return answer.product
      throw new Error(MIXED_UP)
    },
    close: thread.close,
  }
}
