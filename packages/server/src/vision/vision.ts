import { Piscina } from "piscina"
import type { ProposedCrop } from "./outfit.ts"
import type { CropReading, OutfitReading } from "./read-outfit.ts"
import type { PhotoReading } from "./read-photo.ts"
import { VisionError } from "./vision-error.ts"
import type { VisionAnswer, VisionTask } from "./vision-thread.ts"

/** Reads photos on a thread of its own, one after the other. */
export interface Vision {
  /**
   * @throws {VisionError} on what is no picture that can be read
   * @throws {Error} where reading took too long or the thread died; another try may help
   */
  read(bytes: Uint8Array): Promise<PhotoReading>
  /** The same for a photo of somebody who wears several garments. */
  readOutfit(bytes: Uint8Array): Promise<OutfitReading>
  /** The same for one garment in such a photo. */
  readCrop(bytes: Uint8Array, crop: ProposedCrop): Promise<CropReading>
  close(): Promise<void>
}

/** A photo takes about half a second of one core; past this its thread is ended. */
const LIMIT_MS = 40_000
/** OpenCV's memory grows to the largest photo and never shrinks: an idle thread is let go. */
const IDLE_MS = 30_000

const MIXED_UP = "the thread answered something else than it was asked"

/** No thread runs until it is needed. */
export function createVision(): Vision {
  const pool = new Piscina<VisionTask, VisionAnswer>({
    filename: new URL("./vision-thread.ts", import.meta.url).href,
    minThreads: 0,
    // One photo at a time keeps memory bounded, and a core free for calls.
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
  })
  async function run(task: VisionTask): Promise<Exclude<VisionAnswer, { problem: unknown }>> {
    const answer = await pool.run(task, { signal: AbortSignal.timeout(LIMIT_MS) })
    if ("problem" in answer) throw new VisionError(answer.problem)
    return answer
  }
  return {
    async read(bytes) {
      const answer = await run({ kind: "photo", bytes })
      if ("photo" in answer) return answer.photo
      throw new Error(MIXED_UP)
    },
    async readOutfit(bytes) {
      const answer = await run({ kind: "outfit", bytes })
      if ("outfit" in answer) return answer.outfit
      throw new Error(MIXED_UP)
    },
    async readCrop(bytes, crop) {
      const answer = await run({ kind: "crop", bytes, crop })
      if ("crop" in answer) return answer.crop
      throw new Error(MIXED_UP)
    },
    close: () => pool.close(),
  }
}
