import type { Client } from "@stylin/api/client"
import {
  type DownloadedData,
  IMPORTED_AT_ONCE,
  type InputOf,
  importPhotos,
  importUser,
  MAX_PHOTOS,
} from "@stylin/api/contract"
import { TIMINGS } from "../../timings.ts"
import type { ExportFile } from "./exportFile.ts"

type Body = InputOf<typeof importUser>["body"]
type Part = Omit<Body, "exported_at">
type Renamed = readonly { readonly id: string; readonly kept_as: string }[]

interface Options {
  readonly call: Client["call"]
  /** Told how many calls have been made, of how many. */
  readonly onStep?: (done: number, all: number) => void
  readonly signal?: AbortSignal
}

/**
 * Takes back what an export holds, in calls of bounded size: the pictures of her garments first, then the
 * garments, then the rest. The same again changes nothing, so that it can be repeated after a failure.
 * Rejects with the first call's ApiError.
 */
export async function restoreExport(
  { data, photo }: ExportFile,
  { call, onStep, signal }: Options,
): Promise<void> {
  const options = { timeoutMs: TIMINGS.photosLimit, ...(signal && { signal }) }
  const pictures = inParts(picturesIn(data), MAX_PHOTOS)
  const garments = inParts(data.wardrobe, IMPORTED_AT_ONCE.items)
  const all = pictures.length + garments.length + restOf(data).length
  let done = 0
  const step = () => {
    done += 1
    onStep?.(done, all)
  }
  let known = data

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
    const body = { exported_at: data.exported_at, first, wardrobe }
    const { items } = await call(importUser, { body }, options)
    known = renamed(known, items)
    step()
  }
  for (const part of restOf(known)) {
    await call(importUser, { body: { exported_at: data.exported_at, ...part } }, options)
    step()
  }
}

/** The photos that are pictures of garments, as far as the export has them. */
export function picturesIn({ photos, wardrobe }: Pick<DownloadedData, "photos" | "wardrobe">) {
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
function restOf(data: DownloadedData): Part[] {
  const { profile, weather, favourites, wardrobe, photos } = data
  const { search_additions, impressions, dismissals, signs, worn, kind_habits } = data
  const { own_outfits, plans, trips } = data
  const shown = new Set(wardrobe.map(({ image_path }) => image_path))
  const dates = photos.filter(({ id }) => shown.has(`/api/pictures/photos/${id}`))
  const parts = <Name extends keyof Part>(name: Name, list: readonly unknown[]) =>
    inParts(list, mostOf(name)).map(
      // The list under this name, which the caller has taken from the export.
      ({ first, list }) => ({ first, [name]: list }) as Part,
    )
  return [
    { first: 0, profile, weather },
    ...parts("favourites", favourites),
    ...parts("own_outfits", own_outfits),
    ...parts("plans", plans),
    ...parts("trips", trips),
    ...parts("search_additions", search_additions),
    ...parts("impressions", impressions),
    ...parts("dismissals", dismissals),
    ...parts("signs", signs),
    ...parts("worn", worn),
    ...parts("kind_habits", kind_habits),
    ...parts(
      "photos",
      dates.map(({ id, created_at }) => ({ id, created_at })),
    ),
  ]
}

/** Calls what had to get another id by it, wherever it is named. */
function renamed(data: DownloadedData, names: Renamed): DownloadedData {
  const others = names.filter(({ id, kept_as }) => id !== kept_as)
  if (others.length === 0) return data
  let text = JSON.stringify(data)
  for (const { id, kept_as } of others) text = text.replaceAll(id, kept_as)
  // Only ids have changed, to others of the same form.
  return JSON.parse(text) as DownloadedData
}

function inParts<Item>(list: readonly Item[], most: number) {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, index) => ({
    first: index * most,
    list: list.slice(index * most, (index + 1) * most),
  }))
}
