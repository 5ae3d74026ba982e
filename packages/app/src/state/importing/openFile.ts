import { t } from "../../words/t.ts"
import { filesOf, openExport } from "./exportFile.ts"
import { ImportError, type Incoming } from "./incoming.ts"
import type { OpenTable } from "./table/openTable.ts"

/** What other files than ours begin with, and what she can do about them. */
const OTHERS = [
  [
    "SQLite format 3",
    t("This is a database. Please choose a file made from it, as we describe for Libre Closet."),
  ],
  ["%PDF", t("This is a PDF. Please choose a CSV table or an export.")],
] as const

/**
 * Opens a file that she has chosen, whatever it is, by what is in it.
 * @throws {ImportError} if nothing of it can be brought in
 */
export async function openFile(file: File): Promise<Incoming | OpenTable> {
  if (/^(?:image|video)\//.test(file.type)) {
    throw new ImportError(
      t("This is a picture. Photos are added in your wardrobe, under Add items."),
    )
  }
  const start = await file.slice(0, 16).text()
  if (start.startsWith("PK") || /\.zip$/i.test(file.name)) {
    const files = await filesOf(file)
    if (files.has("data.json")) return openExport(file)
    const { openClosetZip } = await import("./elsewhere/openCloset.ts")
    return openClosetZip(file)
  }
  const other = OTHERS.find(([sign]) => start.startsWith(sign))
  if (other) throw new ImportError(other[1])
  if (/^\s*[[{]/.test(start)) {
    const { openClosetJson } = await import("./elsewhere/openCloset.ts")
    return openClosetJson(file)
  }
  const { openTable } = await import("./table/openTable.ts")
  return openTable(file)
}
