import type { PersonalData } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { isoTime } from "./columns.ts"
import { listKindHabits } from "./kind-habits.ts"
import { knownProfile } from "./profiles.ts"
import { listFavourites } from "./recommendations.ts"
import { listSearchAdditions, listWardrobe } from "./wardrobe.ts"

type ExportedPhoto = PersonalData["photos"][number]

/** What is kept for a person, with the photos' object keys in place of their bytes. */
export type KeptData = Omit<PersonalData, "exported_at" | "photos"> & {
  photos: (Omit<ExportedPhoto, "base64"> & { objectKey: string })[]
}

/** Everything that is kept for an account. Throws if there is no such account. */
export async function collectPersonalData(db: Queries, accountId: string): Promise<KeptData> {
  const account = await db
    .selectFrom("accounts")
    .select(["id", "email", "created_at"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  const impressions = await db
    .selectFrom("impressions")
    .select(["look_id", "shown_at"])
    .where("account_id", "=", accountId)
    .orderBy("shown_at")
    .orderBy("look_id")
    .execute()
  const photos = await db
    .selectFrom("photos")
    .select(["id", "content_type", "created_at", "object_key as objectKey"])
    .where("account_id", "=", accountId)
    // Only the reason is kept of photos that could not be read.
    .where("bytes", ">", 0)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  return {
    account: { ...account, created_at: isoTime(account.created_at) },
    profile: await knownProfile(db, accountId),
    wardrobe: await listWardrobe(db, accountId),
    search_additions: await listSearchAdditions(db, accountId),
    favourites: await listFavourites(db, accountId),
    kind_habits: await listKindHabits(db, accountId),
    impressions: impressions.map((row) => ({ ...row, shown_at: isoTime(row.shown_at) })),
    photos: photos.map((row) => ({ ...row, created_at: isoTime(row.created_at) })),
  }
}
