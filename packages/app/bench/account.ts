// Exports an account of many photographed garments, erases it, imports the export into a new account, and
// compares the hash of what both hold. Says how long each took.
//
//   npm run bench:account -w @stylin/app [-- URL [PIECES]]
import { createHash, randomUUID } from "node:crypto"
import { performance } from "node:perf_hooks"
import { type Look, OPERATIONS, type PersonalData } from "@stylin/api/contract"
import sharp from "sharp"
import { startBuiltApp } from "../../../scripts/lib/built-app.mjs"
import { prepareApp } from "../../../scripts/lib/prepare.mjs"
import { openExport } from "../src/state/importing/exportFile.ts"
import { bringIn } from "../src/state/importing/restore.ts"
import { newAccount, newCredentials } from "./newAccount.ts"

const { addFavourite, addWorn, askForExport, deleteUser, exportUser, getWardrobe } = OPERATIONS
const { correctItem, getFeed, importPhotos, importUser, keepWish } = OPERATIONS
const { putPlan, putTrip, saveOutfit, searchItems, tickPacked } = OPERATIONS

const given = process.argv[2]
if (given === undefined) await prepareApp()
const own = given === undefined ? await startBuiltApp() : undefined
const origin = given ?? own?.url ?? ""
const DAY_MS = 24 * 60 * 60 * 1000
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
  const looks = await call(getFeed, { query: { sample_to_show: 10 } })
  for (const { look_id } of looks.slice(0, 3)) await call(addFavourite, { query: { look_id } })
  await keepTheRest(call, looks)
}

/** What she made and planned of all that: outfits, plans, a trip, wishes, and a cut that is not as the name says. */
async function keepTheRest(
  call: Awaited<ReturnType<typeof newAccount>>,
  looks: readonly Look[],
): Promise<void> {
  const [first, second, third] = await call(getWardrobe)
  const item_ids = [first, second, third].flatMap((item) => item?.item_id ?? [])
  const [item_id = ""] = item_ids
  await call(correctItem, { body: { item_id, words: { item_summary: "Long-sleeved shirt" } } })
  await call(correctItem, { body: { item_id, words: { sleeve: null, price: 40 } } })
  for (const [at, { look_id }] of looks.entries()) {
    const day = new Date(Date.now() + at * DAY_MS).toISOString().slice(0, 10)
    await call(saveOutfit, { body: { id: randomUUID(), name: `Outfit ${at}`, item_ids } })
    await call(putPlan, { body: { plan_id: randomUUID(), day, look_id } })
  }
  const day = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  const trip = { trip_id: randomUUID(), name: "Bath", place: null }
  await call(putTrip, { body: { ...trip, parts: [{ day, occasion: "errands" }] } })
  await call(tickPacked, { body: { trip_id: trip.trip_id, item_id, is_packed: true } })
  const found = await call(searchItems, { query: { search_query: "blouse", num: 10 } })
  for (const wished of found.flatMap((result) => result.item_id ?? [])) {
    await call(keepWish, { body: { item_id: wished, price: 41.5 } })
  }
}

async function picture(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
  const create = { width: 600, height: 800, channels: 3, background: "#808080", noise } as const
  return new Blob([await sharp({ create }).webp({ quality: 60 }).toBuffer()])
}

/**
 * A hash of all that an import gives back: not the account itself, where it is signed in, what was imported, consents,
 * nor cloth.
 */
function hashOf({
  account,
  sessions,
  imports,
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
