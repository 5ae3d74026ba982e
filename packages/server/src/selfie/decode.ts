import { checkHeader, decodingError, openPicture } from "../vision/decode.ts"
import { VisionError } from "../vision/vision-error.ts"
import type { Frame } from "./frame.ts"
import { SELFIE_PROBLEMS, SelfieError } from "./selfie-error.ts"

/** The longer side of the picture that is analysed, in px. */
const WORKING_SIZE = 720
const SMALLEST_SIDE = 64

/**
 * Decodes a selfie upright, without its metadata, in sRGB.
 * @throws {SelfieError} naming what is wrong with the picture
 */
export async function decodeSelfie(bytes: Uint8Array): Promise<Frame> {
  try {
    await checkHeader(bytes)
  } catch (error) {
    throw sameOf(error)
  }
  try {
    const { data, info } = await openPicture(bytes)
      .flatten({ background: "#ffffff" })
      .resize(WORKING_SIZE, WORKING_SIZE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      // Grey pictures now have three channels, too; having no colour, they are refused later.
      .removeAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true })
    if (Math.min(info.width, info.height) < SMALLEST_SIDE) throw new SelfieError("too-small")
    if (info.channels !== 3) throw new SelfieError("no-face")
    return { width: info.width, height: info.height, rgb: new Uint8Array(data) }
  } catch (error) {
    if (error instanceof SelfieError) throw error
    throw sameOf(decodingError(error))
  }
}

/** A selfie's file is refused for the same faults as a photo of clothes. */
function sameOf(error: unknown): unknown {
  if (!(error instanceof VisionError)) return error
  const known = SELFIE_PROBLEMS.find((problem) => problem === error.code)
  return new SelfieError(known ?? "unreadable", { cause: error })
}
