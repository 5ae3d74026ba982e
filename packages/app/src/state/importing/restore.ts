import type { Client } from "@stylin/api/client"
import {
  IMPORTED_AT_ONCE,
  type InputOf,
  importPhotos,
  importUser,
  MAX_PHOTOS,
} from "@stylin/api/contract"
import { MONEY } from "../../lib/money.ts"
import { TIMINGS } from "../../timings.ts"
import type { Incoming, IncomingData } from "./incoming.ts"

type Body = InputOf<typeof importUser>["body"]
type Part = Omit<Body, "exported_at" | "import">
type Renamed = readonly { readonly id: string; readonly kept_as: string }[]

interface Options {
  readonly call: Client["call"]
  /** Told how many calls have been made, of how many. */
  readonly onStep?: (done: number, all: number) => void
  readonly signal?: AbortSignal
}

/**
 * Brings in what a file holds, in calls of bounded size: the pictures of her garments first, then the
 * garments, then the rest. The same again changes nothing, so that it can be repeated after a failure.
 * Resolves to the number of garments that are new. Rejects with the first call's ApiError.
 */
export async function bringIn(
  { importId, source, data, photo }: Incoming,
  { call, onStep, signal }: Options,
): Promise<number> {
  const options = { timeoutMs: TIMINGS.photosLimit, ...(signal && { signal }) }
  const pictures = inParts(picturesIn(data), MAX_PHOTOS)
  const garments = inParts(data.wardrobe, IMPORTED_AT_ONCE.items)
  const all = pictures.length + garments.length + restOf(data).length
  let done = 0
  const step = () => {
    done += 1
    onStep?.(done, all)
  }
  const { exported_at, currency = MONEY.currency } = data
  const about = {
    import: { import_id: importId, source },
    exported_at,
    currency,
  }
  let known = data
  let fresh = 0

  for (const { list } of pictures) {
    const files: Blob[] = []
    const ids: string[] = []
    for (const { id, file } of list) {
      const blob = await photo(file)
      if (!blob) continue
      files.push(blob)
      ids.push(id)
    }
    if (files.length > 0) {
      const named = await call(importPhotos, { query: { ids: ids.join() }, files }, options)
      known = renamed(known, named)
    }
    step()
  }
  for (const { first, list } of garments) {
    const wardrobe = known.wardrobe.slice(first, first + list.length)
    const body = { ...about, first, wardrobe }
    const { items, added = items.length } = await call(importUser, { body }, options)
    known = renamed(known, items)
    fresh += added
    step()
  }
  for (const part of restOf(known)) {
    await call(importUser, { body: { ...about, ...part } }, options)
    step()
  }
  return fresh
}

/** The photos that are pictures of garments, as far as the export has them. */
export function picturesIn({ photos, wardrobe }: Pick<IncomingData, "photos" | "wardrobe">) {
  const shown = new Set(wardrobe.map(({ image_path }) => image_path))
  return photos.flatMap(({ id, file }) =>
    file !== null && shown.has(`/api/pictures/photos/${id}`) ? [{ id, file }] : [],
  )
}

/** The lists whose members hold a whole look. */
const OF_LOOKS: ReadonlySet<keyof Part> = new Set(["favourites", "own_outfits", "plans"])

/** How many members of a list go in one call. */
function mostOf(name: keyof Part): number {
  if (name === "trips") return IMPORTED_AT_ONCE.trips
  return OF_LOOKS.has(name) ? IMPORTED_AT_ONCE.looks : IMPORTED_AT_ONCE.facts / 2
}

/** All but the garments and photos, in calls. */
function restOf(data: IncomingData): Part[] {
  const { profile, weather, wardrobe, photos } = data
  const shown = new Set(wardrobe.map(({ image_path }) => image_path))
  const dates = photos.filter(({ id }) => shown.has(`/api/pictures/photos/${id}`))
  const parts = <Name extends keyof Part>(name: Name, list: readonly unknown[] = []) =>
    inParts(list, mostOf(name)).map(
      // The list under this name, which the caller has taken from the file.
      ({ first, list }) => ({ first, [name]: list }) as Part,
    )
  return [
    ...(profile || weather ? [{ first: 0, profile, weather }] : []),
    ...parts("favourites", data.favourites),
    ...parts("own_outfits", data.own_outfits),
    ...parts("plans", data.plans),
    ...parts("trips", data.trips),
    ...parts("wishes", data.wishes),
    ...parts("search_additions", data.search_additions),
    ...parts("impressions", data.impressions),
    ...parts("dismissals", data.dismissals),
    ...parts("signs", data.signs),
    ...parts("worn", data.worn),
    ...parts("kind_habits", data.kind_habits),
    ...parts(
      "photos",
      dates.map(({ id, created_at, former_ids }) => ({ id, created_at, former_ids })),
    ),
  ]
}

/** Calls what had to get another id by it, wherever it is named. */
function renamed(data: IncomingData, names: Renamed): IncomingData {
  const others = names.filter(({ id, kept_as }) => id !== kept_as)
  if (others.length === 0) return data
  let text = JSON.stringify(data)
  for (const { id, kept_as } of others) text = text.replaceAll(id, kept_as)
  // Only ids have changed, to others of the same form.
  return JSON.parse(text) as IncomingData
}

function inParts<Item>(list: readonly Item[], most: number) {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, index) => ({
    first: index * most,
    list: list.slice(index * most, (index + 1) * most),
  }))
}
