import { getImports, importPhotos, importUser, takeImportBack } from "@stylin/api/contract"
import { importPhotosOf } from "../photos/import-photos.ts"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import { readUploads } from "../plugins/uploads.ts"
import type { Services } from "../services.ts"
import { noteBrought, notThereYet } from "../stores/brought.ts"
import { keepFelt, keepPlace } from "../stores/her-weather.ts"
import {
  addImportedFavourites,
  addImportedHabits,
  addImportedSteps,
  datePictures,
} from "../stores/imports.ts"
import { inTurn } from "../stores/in-turn.ts"
import { keepOutfit } from "../stores/own-outfits.ts"
import { keepPlan } from "../stores/plans.ts"
import { restoreProfile } from "../stores/profiles.ts"
import { listImports, takeBack } from "../stores/taking-back.ts"
import { keepTick, keepTrip } from "../stores/trips.ts"
import { saveSearchAdditions } from "../stores/wardrobe.ts"
import { restoreWishes } from "../stores/wishes.ts"
import { importItems } from "../wardrobe/import-items.ts"
import { withoutOtherMoney } from "../wardrobe/other-money.ts"

/** Taking back what an export holds. */
export function importRoutes(implement: Implement, services: Services): void {
  const { config, database, pictureKey } = services
  const { currency } = config.money

  implement(importPhotos, ({ query, account, request, now }) =>
    importPhotosOf(services, {
      files: readUploads(request, importPhotos.files),
      ids: query.ids.split(","),
      accountId: account.id,
      sender: turnTaker(request, account.id, pictureKey),
      now,
    }),
  )

  implement(importUser, async ({ body: asked, account: { id }, now }) => {
    const body = withoutOtherMoney(asked, currency)
    const { profile, wardrobe = [], search_additions = [], weather, first } = body
    // A device's clock may be ahead.
    const exportedAt = Math.min(Date.parse(body.exported_at), now)
    return inTurn(database.queries, id, async (db) => {
      if (profile) await restoreProfile(db, id, profile, now)
      const named = await importItems(db, id, { items: wardrobe, exportedAt, first })
      await datePictures(db, id, body.photos ?? [])
      const unknown = await notThereYet(db, id, body)
      await saveSearchAdditions(db, id, search_additions, now)
      const loved = { favourites: body.favourites ?? [], first }
      const favourites = await addImportedFavourites(db, id, loved, exportedAt)
      for (const { saved_at, ...outfit } of body.own_outfits ?? []) {
        await keepOutfit(db, id, { ...outfit, savedAt: Math.min(Date.parse(saved_at), now) })
      }
      for (const { plan_id: planId, day, look, said_at } of body.plans ?? []) {
        await keepPlan(db, id, { planId, day, look, saidAt: Math.min(Date.parse(said_at), now) })
      }
      for (const { said_at, packed, ...trip } of body.trips ?? []) {
        await keepTrip(db, id, trip, Math.min(Date.parse(said_at), now))
        for (const { item_id: itemId, said_at } of packed) {
          const saidAt = Math.min(Date.parse(said_at), now)
          await keepTick(db, id, { tripId: trip.trip_id, itemId, isPacked: true, saidAt })
        }
      }
      await restoreWishes(db, id, body.wishes ?? [], { currency, now })
      const steps = await addImportedSteps(db, id, body)
      await addImportedHabits(db, id, body.kind_habits ?? [])
      if (weather?.place) await keepPlace(db, id, weather.place, exportedAt)
      const felt = weather?.felt
      if (felt) {
        const said = { felt: felt.felt, endsAt: Date.parse(felt.ends_at) }
        await keepFelt(db, id, said, exportedAt)
      }
      const fresh = named.filter(({ isNew }) => isNew)
      if (body.import) {
        const { import_id, source } = body.import
        const wardrobe_items = fresh.map(({ kept_as }) => ({ id: kept_as }))
        const brought = { wardrobe_items, ...unknown, ...favourites, ...steps }
        await noteBrought(db, id, { id: import_id, source, madeAt: now }, brought)
      }
      return { items: named, added: fresh.length }
    })
  })

  implement(getImports, ({ account }) => listImports(database.queries, account.id))

  implement(takeImportBack, async ({ body, account, request }) => {
    const { import_id: importId, with_touched: withTouched } = body
    const photos = await takeBack(database.queries, account.id, { importId, withTouched })
    await tryToRemovePhotos(services, photos, request.log)
    return DONE
  })
}
