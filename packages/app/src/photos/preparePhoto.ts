import { warn } from "../lib/report.ts"
import { t } from "../words/t.ts"
import type { Compressor } from "./compressor.ts"
import { HEAD_BYTES, imageKind } from "./imageKind.ts"

/** Why a file cannot be used as a photo; its message can be shown to her. */
export class PhotoError extends Error {
  override name = "PhotoError"
  readonly code: "not-an-image" | "heic"

  constructor(code: PhotoError["code"], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * A picked file, compressed. If compression fails the original is used, so that she can go on.
 * Rejects with a PhotoError for a file that is not an image, and for HEIC that this browser cannot
 * read.
 */
export async function preparePhoto(file: File, compressor: Compressor): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = imageKind(head)
  if (!kind)
    throw new PhotoError(
      "not-an-image",
      t("“{file}” is not a photo we can read.", { file: file.name }),
    )
  try {
    return await compressor.compress(file)
  } catch (cause) {
    if (kind === "heic") {
      throw new PhotoError(
        "heic",
        t(
          "“{file}” is in Apple's HEIC format, which this browser cannot read. Please save it as JPEG first.",
          { file: file.name },
        ),
      )
    }
    warn("A photo could not be compressed; the original is used.", cause)
    return file
  }
}
