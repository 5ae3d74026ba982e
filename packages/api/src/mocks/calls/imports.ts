import type { ImportedData } from "../../contract/import.ts"
import { Refusal } from "../../contract/refusal.ts"
import type { WardrobeItem } from "../../contract/wardrobe.ts"
import { importsOf, noteBrought, takeBack } from "../brought.ts"
import { hexOf, kindOf } from "../garments.ts"
import { garmentPicture } from "../pictures.ts"
import { type Account, isoTime, type State } from "../state.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type ImportCalls = "importPhotos" | "importUser" | "getImports" | "takeImportBack"

/** The mocked calls that take back an export, over the given state. */
export function importCalls(state: State): Implementations<ImportCalls> {
  return {
    importPhotos({ query, files, account }) {
      const ids = query.ids.split(",")
      if (ids.length !== files.length) throw new Refusal(422, "ids: must be as many as files")
      return ids.map((id, place) => {
        if (!account.photos.some((photo) => photo.id === id)) {
          const base64 = btoa(String.fromCharCode(...(files[place]?.bytes ?? [])))
          const created_at = isoTime(state.now())
          account.photos.push({ id, content_type: "image/webp", created_at, base64 })
        }
        return { id, kept_as: id }
      })
    },

    importUser({ body, account }) {
      const about = body.import && { ...body.import, at: state.now() }
      return noteBrought(account, about, () => takeIn(account, body, state.picturesUrl))
    },

    getImports: ({ account }) => importsOf(account),

    takeImportBack({ body, account }) {
      takeBack(account, body.import_id, body.with_touched)
      return DONE
    },
  }
}

function takeIn(account: Account, body: ImportedData, picturesUrl: string) {
  restoreProfile(account, body.profile)
  const known = new Set(account.wardrobe.map(({ item_id }) => item_id))
  const fresh = (body.wardrobe ?? []).filter(({ item_id }) => !known.has(item_id))
  const shown = new Set(account.photos.map(({ id }) => `/api/pictures/photos/${id}`))
  const pictureFor = (item: WardrobeItem) =>
    item.image_path.startsWith("/api/pictures/photos/") && !shown.has(item.image_path)
      ? garmentPicture(picturesUrl, { kind: kindOf(item), hex: hexOf(item.image_path) })
      : item.image_path
  account.wardrobe.push(
    ...fresh.map(({ worn: _, ...item }) => ({ ...item, image_path: pictureFor(item) })),
  )
  for (const { id, created_at } of body.photos ?? []) {
    const photo = account.photos.find((one) => one.id === id)
    if (photo) photo.created_at = created_at
  }
  for (const { item_id, item_search_data } of body.search_additions ?? []) {
    account.searchAdditions.set(item_id, item_search_data)
  }
  const loved = new Set(account.favourites.map(({ look_id }) => look_id))
  account.favourites.push(...(body.favourites ?? []).filter(({ look_id }) => !loved.has(look_id)))
  for (const outfit of body.own_outfits ?? []) account.outfits.set(outfit.id, outfit)
  for (const { said_at, ...plan } of body.plans ?? []) {
    account.plans.set(plan.plan_id, { plan, at: Date.parse(said_at) })
  }
  for (const { said_at, packed, ...trip } of body.trips ?? []) {
    const ticks = packed.map(
      ({ item_id, said_at }) => [item_id, { isPacked: true, at: Date.parse(said_at) }] as const,
    )
    account.trips.set(trip.trip_id, { trip, at: Date.parse(said_at), ticks: new Map(ticks) })
  }
  for (const wish of body.wishes ?? []) {
    account.wishes.set(wish.item.item_id, { wish, at: Date.parse(wish.kept_at) })
  }
  addSteps(account, body)
  const { place, felt } = body.weather ?? {}
  if (place) account.weather.place = place
  if (felt) account.weather.felt = felt
  const items = (body.wardrobe ?? []).map(({ item_id: id }) => ({ id, kept_as: id }))
  return { items, added: fresh.length }
}

function restoreProfile({ profile }: Account, answers: ImportedData["profile"]): void {
  const known = Object.entries(answers ?? {}).filter(([, value]) => value !== null)
  Object.assign(profile, Object.fromEntries(known))
}

function addSteps(account: Account, body: ImportedData): void {
  const { impressions = [], dismissals = [], signs = [], worn = [] } = body
  for (const { look_id, shown_at } of impressions) {
    if (!account.impressions.has(look_id)) account.impressions.set(look_id, Date.parse(shown_at))
  }
  for (const { look_id, reason, item_id, dismissed_at } of dismissals) {
    const at = Date.parse(dismissed_at)
    account.dismissals.set(look_id, { reason, itemId: item_id, at })
  }
  for (const { made_at, ...made } of signs) {
    const key = JSON.stringify([made.sign, made.item_id, made.look_id])
    account.signs.set(key, { ...made, at: Date.parse(made_at) })
  }
  for (const { said_at, ...piece } of worn) {
    account.worn.set(keyOf(piece.day, piece.look_id, piece.item_id), {
      ...piece,
      at: Date.parse(said_at),
    })
  }
}
