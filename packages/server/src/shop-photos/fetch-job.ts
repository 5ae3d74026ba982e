import { createHash } from "node:crypto"
import type { PhotoCloth } from "@stylin/drawing"
import { type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import { Fault } from "../jobs/job-kinds.ts"
import {
  findShopPhoto,
  type ProductOnPhoto,
  productsOnPhoto,
  type ShopPhoto,
  saveShopProblem,
} from "../stores/shop-photos.ts"
import { GUEST_STRIDE, type TurnTaker } from "../turns/turns.ts"
import type { Role } from "../vision/outfit.ts"
import type { ShopsWord } from "../vision/read-product.ts"
import { ReadingFailed, VisionError } from "../vision/vision-error.ts"
import { keepShopPhoto } from "./keep.ts"
import type { ShopPhotoReaders } from "./photo-services.ts"
import { type FetchProblem, ShopPhotoError } from "./shop-photo-error.ts"

/** After everybody's own photos, and their cloth. */
const LAST: TurnTaker = { name: "shops", stride: 16 * GUEST_STRIDE }
/** A photograph that has crashed its reader this often is given up. */
const DEADLY_TRIES = 3
const FIRST_PAUSE_MS = 10 * 60_000
const LONGEST_PAUSE_MS = 7 * 24 * 60 * 60_000
/** The host itself is at fault, so that its other photographs wait too. */
const HOSTS_FAULT: readonly FetchProblem[] = ["unreachable", "too-slow"]
const GAVE_UP = "Reading it ended the reader each time."

/** The roles of worn garments whose cloth is seen. */
const ROLES: Partial<Record<Slot, Role>> = {
  top: "top",
  layer: "layer",
  dress: "dress",
  bottom: "bottom",
}

interface FetchLog {
  warn(details: object, line: string): void
}

/**
 * Fetches a shop's photograph and keeps what is read from it; if that fails, says why and when it is
 * tried again. Skips one that is kept, or no longer wanted.
 */
export async function fetchShopPhoto(
  services: ShopPhotoReaders,
  photoId: string,
  log: FetchLog,
): Promise<void> {
  const { database, shopPhotos } = services
  const photo = await findShopPhoto(database.queries, photoId)
  if (!photo || photo.content !== null || !shopPhotos.isAllowed(photo.link)) return
  const { id, link, tries } = photo
  const { hostname } = new URL(link)
  const restsUntil = shopPhotos.pace.restsUntil(hostname)
  if (restsUntil !== undefined) {
    const problem = photo.problem ?? "Its host could not be reached lately."
    return saveShopProblem(database.queries, id, { problem, tries, tryAt: restsUntil })
  }
  try {
    const bytes = await shopPhotos.fetch(link)
    await keep(services, photo, bytes)
  } catch (error) {
    if (error instanceof ReadingFailed) throw new Fault(DEADLY_TRIES, error)
    if (!(error instanceof ShopPhotoError || error instanceof VisionError)) throw error
    if (HOSTS_FAULT.some((code) => code === error.code)) shopPhotos.pace.rest(hostname)
    log.warn({ err: error, link }, "a shop's photograph is not there")
    await saveFailure(services, photo, error.message)
  }
}

/** Says why a photograph is left alone for now: reading it has failed too often. */
export async function giveUpShopPhoto(services: ShopPhotoReaders, photoId: string): Promise<void> {
  const photo = await findShopPhoto(services.database.queries, photoId)
  if (photo) await saveFailure(services, photo, GAVE_UP)
}

async function saveFailure(
  { database, clock }: ShopPhotoReaders,
  { id, tries }: ShopPhoto,
  problem: string,
): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 4 ** tries, LONGEST_PAUSE_MS)
  const next = { problem, tries: tries + 1, tryAt: clock() + pause }
  await saveShopProblem(database.queries, id, next)
}

/** Keeps what a photograph shows of its product. */
async function keep(
  services: ShopPhotoReaders,
  { id, link }: ShopPhoto,
  bytes: Uint8Array,
): Promise<void> {
  const products = await productsOnPhoto(services.database.queries, link)
  const said = saidOf(products.map(({ kind }) => kind))
  // What is read depends on what the products are said to be.
  const content = createHash("sha256").update(JSON.stringify(products)).update(bytes).digest("hex")
  await keepShopPhoto(services, { id, content }, async () => {
    const reading = await services.vision.readProduct(bytes, LAST, said)
    return { ...reading, cloth: reading.cloth && clothAsSaid(reading.cloth, products) }
  })
}

/**
 * A cloth where it says more than the shop does. A pattern that the photograph does not show clearly
 * is drawn as the shop calls it; a colour that the shop calls by no name is the photograph's.
 */
function clothAsSaid(
  cloth: PhotoCloth,
  products: readonly ProductOnPhoto[],
): PhotoCloth | undefined {
  const isPatterned = products.some(({ pattern }) => pattern !== null && pattern !== "plain")
  if (isPatterned && !cloth.tile) return undefined
  const isNamed = products.some(({ colours }) => colours.length > 0)
  return isNamed ? cloth : { ...cloth, called: undefined }
}

/** What the shop says of all the products that share a photograph; undefined if they differ. */
function saidOf(kinds: readonly Kind[]): ShopsWord | undefined {
  const [first, ...others] = kinds.map((kind) => kindFacts(kind))
  if (!first || others.some(({ slot }) => slot !== first.slot)) return undefined
  return { section: first.section, role: ROLES[first.slot] }
}
