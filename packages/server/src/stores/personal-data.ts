import type { PersonalData } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromJson, isoTime } from "./columns.ts"
import { storedCurrency } from "./currency.ts"
import { listDismissals } from "./dismissals.ts"
import { listFavourites } from "./favourites.ts"
import { findHerWeather } from "./her-weather.ts"
import { listIdentities } from "./identities.ts"
import { listKindHabits } from "./kind-habits.ts"
import { listOutfits } from "./own-outfits.ts"
import { listPasskeys } from "./passkeys.ts"
import { listPlans } from "./plans.ts"
import { knownProfile } from "./profiles.ts"
import { dayOf, listSessions } from "./sessions.ts"
import { listSigns } from "./signs.ts"
import { listImports } from "./taking-back.ts"
import { listTrips } from "./trips.ts"
import { listSearchAdditions, listWardrobe } from "./wardrobe.ts"
import { listWishes } from "./wishes.ts"
import { listWorn } from "./worn.ts"

type ExportedPhoto = PersonalData["photos"][number]

/** One of her photos: the key of its bytes instead of the bytes, and what she made of it. */
export type KeptPhoto = Omit<ExportedPhoto, "base64"> & {
  readonly objectKey: string
  /** The garment whose picture it is. */
  readonly pictureOf?: string | undefined
  /** The garments that she took from it. */
  readonly showed: readonly string[]
}

/** What is kept for a person. */
export type KeptData = Omit<PersonalData, "exported_at" | "photos"> & {
  readonly photos: readonly KeptPhoto[]
}

/** Everything that is kept for an account. Throws if there is no such account. */
export async function collectPersonalData(
  db: Queries,
  accountId: string,
  now: number,
): Promise<KeptData> {
  const account = await db
    .selectFrom("accounts")
    .select(["id", "email", "created_at"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  const impressions = await db
    .selectFrom("impressions")
    .select(["look_id", "shown_at", "outfit_json"])
    .where("account_id", "=", accountId)
    .orderBy("shown_at")
    .orderBy("look_id")
    .execute()
  const currency = await storedCurrency(db)
  const dismissals = await listDismissals(db, accountId)
  const signs = await listSigns(db, accountId)
  const worn = await listWorn(db, accountId)
  const { place = null, felt } = await findHerWeather(db, accountId)
  const sessions = await listSessions(db, accountId, now)
  const photos = await db
    .selectFrom("photos")
    .select(["id", "content_type", "created_at", "object_key as objectKey"])
    .where("account_id", "=", accountId)
    // Of photos that could not be read only the reason is kept, and uploads under way are
    // incomplete.
    .where("bytes", ">", 0)
    .where("state", "!=", "uploading")
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  const garments = await db
    .selectFrom("wardrobe_items")
    .select(["item_summary", "photo_id", "source_id"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("position")
    .execute()
  const former = await db
    .selectFrom("former_photos")
    .select(["former_id", "photo_id"])
    .where("account_id", "=", accountId)
    .orderBy("former_id")
    .execute()
  const replaced = Map.groupBy(former, ({ photo_id }) => photo_id)
  const pictures = new Map(garments.map((garment) => [garment.photo_id, garment.item_summary]))
  const sources = Map.groupBy(garments, (garment) => garment.source_id)
  return {
    currency,
    account: { ...account, created_at: isoTime(account.created_at) },
    profile: await knownProfile(db, accountId),
    sessions: sessions.map(({ label, first_seen, last_seen }) => ({
      label,
      first_seen,
      last_seen,
    })),
    identities: (await listIdentities(db, accountId)).map(({ id: _id, linkedAt, ...identity }) => ({
      ...identity,
      linked: dayOf(linkedAt),
    })),
    passkeys: (await listPasskeys(db, accountId)).map(({ name, madeAt, usedAt }) => ({
      name,
      made: dayOf(madeAt),
      last_used: usedAt === null ? null : dayOf(usedAt),
    })),
    wardrobe: await listWardrobe(db, accountId),
    search_additions: await listSearchAdditions(db, accountId),
    favourites: await listFavourites(db, accountId),
    own_outfits: await listOutfits(db, accountId),
    kind_habits: await listKindHabits(db, accountId),
    impressions: impressions.map(({ outfit_json, shown_at, ...row }) => ({
      ...row,
      shown_at: isoTime(shown_at),
      outfit: fromJson<string[]>(outfit_json),
    })),
    dismissals: dismissals.map(({ dismissed_at, outfit_json, ...row }) => ({
      ...row,
      outfit: fromJson<string[]>(outfit_json),
      dismissed_at: isoTime(dismissed_at),
    })),
    worn: worn.map(({ said_at, ...row }) => ({ ...row, said_at: isoTime(said_at) })),
    plans: (await listPlans(db, accountId)).map(({ said_at, ...plan }) => ({
      ...plan,
      said_at: isoTime(said_at),
    })),
    trips: (await listTrips(db, accountId)).map(({ trip, saidAt, packed }) => ({
      ...trip,
      said_at: isoTime(saidAt),
      packed: packed.map((tick) => ({ item_id: tick.itemId, said_at: isoTime(tick.saidAt) })),
    })),
    wishes: await listWishes(db, accountId),
    weather: {
      place,
      felt: felt ? { felt: felt.felt, ends_at: isoTime(felt.endsAt) } : null,
    },
    imports: (await listImports(db, accountId)).map(({ source, made_at }) => ({ source, made_at })),
    signs: signs.map(({ made_at, ...row }) => ({ ...row, made_at: isoTime(made_at) })),
    photos: photos.map((row) => ({
      ...row,
      ...formerIds(replaced.get(row.id)),
      created_at: isoTime(row.created_at),
      pictureOf: pictures.get(row.id),
      showed: sources.get(row.id)?.map((garment) => garment.item_summary) ?? [],
    })),
  }
}

function formerIds(photos: readonly { readonly former_id: string }[] = []) {
  return photos.length > 0 && { former_ids: photos.map(({ former_id }) => former_id) }
}
