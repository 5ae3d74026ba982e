import { downloadedData, PHOTO_MAX_BYTES } from "@stylin/api/contract"
import {
  BlobReader,
  BlobWriter,
  configure,
  type FileEntry,
  TextWriter,
  ZipReader,
} from "@zip.js/zip.js"
import { t } from "../../words/t.ts"
import { ImportError, type Incoming, importOf } from "./incoming.ts"

// The page's security policy allows no workers made of text.
configure({ useWebWorkers: false })

/** The longest that the text of an export may be, in bytes. */
const MOST_TEXT = 100_000_000

/** What exports of earlier versions do not have. */
const LATER = {
  currency: "GBP",
  sessions: [],
  own_outfits: [],
  plans: [],
  trips: [],
  wishes: [],
  imports: [],
  identities: [],
  passkeys: [],
}
const LATER_IN_PROFILE = { needs: null }

const NO_EXPORT = t("This is not an export from Stylin.")
const BROKEN = t("This file is incomplete. Please download it again.")

/**
 * Opens the ZIP that she has downloaded from her profile. Its photos are read one by one.
 * @throws {ImportError} if it is something else, or damaged
 */
export async function openExport(file: File): Promise<Incoming> {
  const files = await filesOf(file)
  const text = await textOf(files.get("data.json"))
  const json = jsonOf(text)
  const parsed = downloadedData.safeParse(completed(json))
  if (!parsed.success) throw new ImportError(NO_EXPORT)
  return {
    ...importOf(file),
    data: parsed.data,
    photo: async (name) => {
      const entry = files.get(name)
      if (!entry || entry.uncompressedSize > PHOTO_MAX_BYTES) return undefined
      return entry.getData(new BlobWriter("image/webp"))
    },
  }
}

/** The files of a ZIP by name. Rejects with an ImportError if it is none. */
export async function filesOf(file: Blob): Promise<Map<string, FileEntry>> {
  try {
    const entries = await new ZipReader(new BlobReader(file), { checkSignature: true }).getEntries()
    return new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry]])))
  } catch (cause) {
    throw new ImportError(BROKEN, { cause })
  }
}

async function textOf(entry: FileEntry | undefined): Promise<string> {
  if (!entry || entry.uncompressedSize > MOST_TEXT) throw new ImportError(NO_EXPORT)
  try {
    return await entry.getData(new TextWriter())
  } catch (cause) {
    throw new ImportError(BROKEN, { cause })
  }
}

/** An export with what those of earlier versions do not have. */
function completed(json: unknown): unknown {
  if (!isObject(json)) return json
  const profile: unknown = "profile" in json ? json.profile : null
  return {
    ...LATER,
    ...json,
    ...(isObject(profile) && { profile: { ...LATER_IN_PROFILE, ...profile } }),
  }
}

function isObject(json: unknown): json is object {
  return typeof json === "object" && json !== null && !Array.isArray(json)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ImportError(NO_EXPORT, { cause })
  }
}
