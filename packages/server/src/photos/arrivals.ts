import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { decode, fromRaster } from "../vision/decode.ts"

/** A photo as it is kept. */
export interface KeptPhoto {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Makes of what was sent what is kept: a few pictures at a time, by turns between those who send. */
export interface Arrivals {
  /**
   * @throws {VisionError} that says what is wrong with the picture
   * @throws {Refusal} 429 where the sender has too many waiting
   */
  receive(bytes: Uint8Array, sender: TurnTaker): Promise<KeptPhoto>
  /** Waits for the picture that is being decoded, which cannot be stopped. */
  close(): Promise<void>
}

export function createArrivals(): Arrivals {
  // Decoding takes the library's threads, which passwords and files need too.
  const turns = createTurns()
  return {
    receive: (bytes, sender) => turns.take(sender, () => keptPhoto(bytes)),
    close: () => turns.close(),
  }
}

/** Nobody sees the difference at this quality; the colours have the same resolution as the light. */
const AS_KEPT = { quality: 92, chromaSubsampling: "4:4:4" } as const

/**
 * A photo as it is read: upright, in sRGB, at most 1024 px long. It is encoded anew, so that nothing
 * of the file but the picture is kept: no place, no camera, no preview, nothing that was appended.
 * @throws {VisionError} that says what is wrong with the picture
 */
export async function keptPhoto(bytes: Uint8Array): Promise<KeptPhoto> {
  const picture = await decode(bytes)
  return {
    bytes: await fromRaster(picture).jpeg(AS_KEPT).toBuffer(),
    contentType: "image/jpeg",
  }
}
