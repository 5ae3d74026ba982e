// Exports an account of many photographed garments, erases it, imports the export into a new account, and
// compares the hash of what both hold. Says how long each took.
//
//   npm run bench:account -w @stylin/app [-- URL [PIECES]]
import { createHash, randomUUID } from "node:crypto"
import { performance } from "node:perf_hooks"
import { OPERATIONS, type PersonalData } from "@stylin/api/contract"
import sharp from "sharp"
import { startBuiltApp } from "../../../scripts/lib/built-app.mjs"
import { prepareApp } from "../../../scripts/lib/prepare.mjs"
import { openExport } from "../src/state/importing/exportFile.ts"
import { bringIn } from "../src/state/importing/restore.ts"
import { newAccount, newCredentials } from "./newAccount.ts"

const { addFavourite, addWorn, askForExport, deleteUser, exportUser } = OPERATIONS
const { getFeed, importPhotos, importUser } = OPERATIONS

const given = process.argv[2]
if (given === undefined) await prepareApp()
const own = given === undefined ? await startBuiltApp() : undefined
const origin = given ?? own?.url ?? ""
const pieces = Number(process.argv[3] ?? 300)
const NAMES = ["White cotton shirt", "Indigo straight jeans", "Grey wool jumper", "Brown loafers"]
const SECTIONS = ["upper_body", "lower_body", "upper_body", "shoes"] as const
const credentials = newCredentials()

const before = await newAccount(origin, credentials)
await fill(before)
const exported = await before(exportUser)

const start = performance.now()
const { url } = await before(askForExport)
const zip = await (await fetch(new URL(url, origin))).blob()
const downloaded = performance.now()
await before(deleteUser, { body: { password: credentials.password } })
const erased = performance.now()
const after = await newAccount(origin, credentials)
await bringIn(await openExport(new File([zip], "export.zip")), { call: after })
const imported = performance.now()

const hashes = [exported, await after(exportUser)].map(hashOf)
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
say(`${pieces} pieces, a ZIP of ${(zip.size / 1e6).toFixed(1)} MB`)
say(`export ${seconds(start, downloaded)}, erase ${seconds(downloaded, erased)}`)
say(`import ${seconds(erased, imported)}`)
await own?.stop()
say(hashes[0] === hashes[1] ? `the same: ${hashes[0]}` : `DIFFERENT: ${hashes.join(", ")}`)

/** Gives an account its garments, each with a photo of its own, and some of what comes with them. */
async function fill(call: Awaited<ReturnType<typeof newAccount>>): Promise<void> {
  const exported_at = new Date().toISOString()
  for (let first = 0; first < pieces; first += 10) {
    const ids = Array.from({ length: Math.min(10, pieces - first) }, () => randomUUID())
    const files = await Promise.all(ids.map(picture))
    await call(importPhotos, { query: { ids: ids.join() }, files })
    const wardrobe = ids.map((id, index) => ({
      item_id: randomUUID(),
      item_summary: NAMES[index % NAMES.length] ?? "Shirt",
      image_path: `/api/pictures/photos/${id}`,
      section: SECTIONS[index % SECTIONS.length] ?? "upper_body",
      note: `Number ${first + index}`,
    }))
    await call(importUser, { body: { exported_at, first, wardrobe } })
    const item_ids = wardrobe.map(({ item_id }) => item_id)
    await call(addWorn, { body: { day: exported_at.slice(0, 10), item_ids } })
  }
  const [look] = await call(getFeed, { query: {} })
  await call(addFavourite, { query: { look_id: look?.look_id ?? "" } })
}

async function picture(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
  const create = { width: 600, height: 800, channels: 3, background: "#808080", noise } as const
  return new Blob([await sharp({ create }).webp({ quality: 60 }).toBuffer()])
}

/** A hash of all that an import gives back: not the account itself, where it is signed in, consents, nor cloth. */
function hashOf({
  account,
  sessions,
  exported_at,
  profile,
  photos,
  ...lists
}: PersonalData): string {
  const { email, name_in_app, marketing_opt_in, consents, ...answers } = profile
  const kept = { ...lists, answers, photos: photos.map(({ cloth, ...photo }) => photo) }
  return createHash("sha256").update(JSON.stringify(kept)).digest("hex")
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
