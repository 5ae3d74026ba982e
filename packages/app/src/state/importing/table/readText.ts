import { t } from "../../../words/t.ts"
import { ImportError } from "../incoming.ts"

/** The largest table, in bytes. */
export const MOST_BYTES = 1_000_000

/** Of a text file, at most this share is control characters. */
const MOST_CONTROLS = 0.002

/**
 * The text of a table: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which spreadsheets of
 * Western Europe write.
 * @throws {ImportError} if it is too large, empty or no text
 */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) {
    throw new ImportError(
      t("This table is larger than 1 MB. Please split it, and import one part after the other."),
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  if (text.trim() === "") throw new ImportError(t("This file is empty."))
  const controls = text.match(/(?!\s)\p{Control}/gu)?.length ?? 0
  if (controls > text.length * MOST_CONTROLS) {
    throw new ImportError(
      t("We cannot read this file as a table. Please save it as CSV and choose that."),
    )
  }
  return text
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    // What is no UTF-8 is of before it.
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
