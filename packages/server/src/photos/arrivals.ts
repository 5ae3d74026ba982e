import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { decode, fromRaster } from "../vision/decode.ts"

/** A photo as it is kept. */
export interface KeptPhoto {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Converts uploaded files to the form they are kept in, a few at a time; senders take turns. */
export interface Arrivals {
  /**
   * @throws {VisionError} that says what is wrong with the picture
   * @throws {Refusal} 429 if too many of the sender's pictures are waiting
   */
  receive(bytes: Uint8Array, sender: TurnTaker): Promise<KeptPhoto>
  /** Waits for the pictures being decoded: decoding cannot be stopped. */
  close(): Promise<void>
}

export function createArrivals(): Arrivals {
  // Decoding runs on the thread pool that password hashing and file access need too. Nobody's
  // costly pictures hold up another's.
  const turns = createTurns({ atOnce: 2, mostRunning: 1 })
  return {
    receive: (bytes, sender) => turns.take(sender, () => keptPhoto(bytes)),
    close: () => turns.close(),
  }
}

/** Visually lossless; colour is kept at full resolution, as the readings depend on it. */
const AS_KEPT = { quality: 92, chromaSubsampling: "4:4:4" } as const

/**
 * A photo as it is read: upright, in sRGB, at most 1024 px long. It is re-encoded, so only the
 * picture is kept: no location, camera, preview or appended data.
 * @throws {VisionError} that says what is wrong with the picture
 */
export async function keptPhoto(bytes: Uint8Array): Promise<KeptPhoto> {
  const picture = await decode(bytes)
  return {
    bytes: await fromRaster(picture).jpeg(AS_KEPT).toBuffer(),
    contentType: "image/jpeg",
  }
}
