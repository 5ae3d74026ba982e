import type { DownloadedData } from "@stylin/api/contract"
import { v5 } from "uuid"
import { t } from "../../words/t.ts"

/** What a file can bring. Only an export of this app has more than clothes, photos and days of wearing. */
export type IncomingData = Pick<DownloadedData, "exported_at" | "wardrobe" | "photos"> &
  Partial<Omit<DownloadedData, "account" | "sessions" | "imports">>

/** A file that she has chosen, read as far as it can be brought in. */
export interface Incoming {
  /** The same for the same file, so that what it brings in several tries is one import. */
  readonly importId: string
  /** The name of the file. */
  readonly source: string
  readonly data: IncomingData
  /** The bytes of one of its photos; undefined if it is not there or too large. */
  readonly photo: (name: string) => Promise<Blob | undefined>
}

/** Says why a file cannot be imported, in a sentence for her. */
export class ImportError extends Error {
  override readonly name = "ImportError"
}

const SOURCE_LENGTH = 120
/** Names made of names are unlike those that others make of the same (RFC 9562, version 5). */
const NAMESPACE = "5ab1a27e-6d0e-4d0f-8a39-8e9d6a3b7c11"

/** An id that is always the same for the same text. */
export function idOf(text: string): string {
  return v5(text, NAMESPACE)
}

/** How an import of this file is called. */
export function importOf(file: File): Pick<Incoming, "importId" | "source"> {
  return {
    importId: idOf(`${file.name} ${file.size} ${file.lastModified}`),
    source: file.name.slice(-SOURCE_LENGTH).trim() || t("A file"),
  }
}
