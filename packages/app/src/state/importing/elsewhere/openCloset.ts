import { PHOTO_MAX_BYTES } from "@stylin/api/contract"
import { BlobWriter, type FileEntry, TextWriter } from "@zip.js/zip.js"
import { t } from "../../../words/t.ts"
import { filesOf } from "../exportFile.ts"
import { ImportError, importOf } from "../incoming.ts"
import { FIELDS } from "../table/headings.ts"
import type { OpenTable } from "../table/openTable.ts"
import type { Table } from "../table/readTable.ts"
import { checkRows } from "../table/rowLimit.ts"
import { type Closet, closetIn, type OtherGarment } from "./closets.ts"

/** The longest that a JSON file may be, in bytes. */
const MOST_JSON = 20_000_000

const UNKNOWN = t(
  "We do not know this file. We read our own export, tables as CSV or TSV, and the clothes of wardrowbe and Libre Closet.",
)
const BROKEN = t("This file is incomplete. Please save it again.")
const SPREADSHEET = t("This is a spreadsheet. Please save it there as CSV, and choose that file.")

/**
 * Opens a ZIP with the clothes of another app as JSON and their pictures.
 * @throws {ImportError} if there are none that we know
 */
export async function openClosetZip(file: File): Promise<OpenTable> {
  const files = await filesOf(file)
  if (files.has("xl/workbook.xml") || files.has("content.xml")) throw new ImportError(SPREADSHEET)
  const pages = await Promise.all(
    [...files.values()].filter(({ filename }) => /\.json$/i.test(filename)).map(jsonIn),
  )
  const pictures = new Map(
    [...files.values()].map((entry) => [
      entry.filename.slice(entry.filename.lastIndexOf("/") + 1),
      entry,
    ]),
  )
  const closets = pages.flatMap((page) => closetIn(page) ?? [])
  return tableOf(file, closets, async (name) => {
    const entry = pictures.get(name)
    if (!entry || entry.uncompressedSize > PHOTO_MAX_BYTES) return undefined
    return entry.getData(new BlobWriter(/\.webp$/i.test(name) ? "image/webp" : "image/jpeg"))
  })
}

/**
 * Opens JSON with the clothes of another app, without pictures.
 * @throws {ImportError} if there are none that we know
 */
export async function openClosetJson(file: File): Promise<OpenTable> {
  if (file.size > MOST_JSON) throw new ImportError(t("This file is larger than 20 MB."))
  const closet = closetIn(parsed(await file.text()))
  return tableOf(file, closet ? [closet] : [], async () => undefined)
}

async function jsonIn(entry: FileEntry): Promise<unknown> {
  if (entry.uncompressedSize > MOST_JSON) throw new ImportError(UNKNOWN)
  return parsed(await entry.getData(new TextWriter()))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ImportError(BROKEN, { cause })
  }
}

/** The clothes as the rows of a table, each of them once. */
function tableOf(file: File, closets: readonly Closet[], photo: OpenTable["photo"]): OpenTable {
  const [first] = closets
  const garments = [
    ...new Map(closets.flatMap((closet) => closet.garments.map((one) => [one.id, one]))).values(),
  ]
  if (!first || garments.length === 0) throw new ImportError(UNKNOWN)
  checkRows(garments.length)
  return {
    ...importOf(file),
    table: asTable(garments),
    guessed: FIELDS,
    app: first.app,
    notes: first.notes,
    photo,
  }
}

function asTable(garments: readonly OtherGarment[]): Table {
  return {
    headings: FIELDS,
    hasHeadings: true,
    rows: garments.map(({ cells }) => FIELDS.map((field) => cells[field] ?? "")),
    places: garments.map((_, index) => index + 1),
    origins: garments.map(({ id, picture }) => ({ id, picture })),
    formulas: 0,
  }
}
