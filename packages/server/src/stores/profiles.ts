import type {
  createUser,
  ImportedData,
  LookResponse,
  ParsedBodyOf,
  Profile,
  SelfieAttributes,
  updateUser,
} from "@stylin/api/contract"
import type { ConsentPurpose, NewRow, Queries } from "../database/tables.ts"
import { joined, withChoice, withPalette, withReading } from "../selfie/attributes.ts"
import type { SelfieReading } from "../selfie/read-selfie.ts"
import { batches, lastOfEach } from "./batches.ts"
import { fromFlag, fromJsonOrNull, toFlag } from "./columns.ts"
import { inTurn } from "./in-turn.ts"

export type NewProfile = ParsedBodyOf<typeof createUser>
export type ImportedProfile = NonNullable<ImportedData["profile"]>
export type ProfileChanges = ParsedBodyOf<typeof updateUser>["update_values"]

type Answers = Omit<ProfileChanges, "selfie" | "colour_choice">
type Values = Partial<Omit<NewRow<"profiles">, "account_id" | "created_at" | "updated_at">>

/** Creates her profile, or replaces the given parts of it. */
export async function saveProfile(
  db: Queries,
  accountId: string,
  profile: NewProfile,
  now: number,
): Promise<void> {
  const values = {
    ...valuesOf(profile),
    source_platform_id: profile.source_platform_id,
    user_id_in_source_platform: profile.user_id_in_source_platform,
    name_in_app: profile.name_in_app,
    marketing_opt_in: toFlag(profile.marketing_opt_in),
  }
  await upsert(db, accountId, values, now)
}

/**
 * Changes the named parts; a selfie joins the known ones. Of her answers, what she said later, on another device,
 * stays. Parts that arrive before the profile itself are kept, too.
 */
export async function updateProfile(
  db: Queries,
  accountId: string,
  { colour_choice, selfie: sent, ...answers }: ProfileChanges,
  { now, saidAt }: { readonly now: number; readonly saidAt: number },
): Promise<void> {
  await inTurn(db, accountId, async (transaction) => {
    const said = await answersSaid(transaction, accountId)
    const later = Object.entries(answers).filter(([part]) => (said[part] ?? 0) <= saidAt)
    const changes: Answers = Object.fromEntries(later)
    const times = Object.fromEntries(later.map(([part]) => [part, saidAt]))
    const said_json = JSON.stringify({ ...said, ...times })
    await upsert(transaction, accountId, { ...valuesOf(changes), said_json }, now)
    if (sent === undefined && colour_choice === undefined) return
    const { selfie: before } = await knownProfile(transaction, accountId)
    const selfie = sent ? joined(before, sent) : before
    const chosen = colour_choice === undefined ? selfie : withChoice(selfie, colour_choice)
    await upsert(transaction, accountId, selfieValue(chosen), now)
  })
}

/** Puts her exported answers in the place of those before; what the export has not stays. */
export async function restoreProfile(
  db: Queries,
  accountId: string,
  { user_responses, selfie, ...answers }: ImportedProfile,
  now: number,
): Promise<void> {
  const known = Object.entries(answers).filter(([, value]) => value !== null)
  const { activities, ...others }: ProfileChanges = Object.fromEntries(known)
  const values = valuesOf(activities?.length ? { ...others, activities } : others)
  await upsert(db, accountId, { ...values, ...(selfie && selfieValue(selfie)) }, now)
  await saveLookResponses(db, accountId, user_responses, now)
}

/** Adds a selfie's vote on her colouring, and resolves to what is then known of it. */
export async function addReading(
  db: Queries,
  accountId: string,
  reading: SelfieReading,
  now: number,
): Promise<SelfieAttributes> {
  return inTurn(db, accountId, async (transaction) => {
    const { selfie } = await knownProfile(transaction, accountId)
    const attributes = withReading(selfie, reading)
    await upsert(transaction, accountId, selfieValue(attributes), now)
    return withPalette(attributes)
  })
}

/** Saves whether she wants offers by mail; with or without a profile. */
export async function setMarketingOptIn(
  db: Queries,
  accountId: string,
  optIn: boolean,
  now: number,
): Promise<void> {
  await upsert(db, accountId, { marketing_opt_in: toFlag(optIn) }, now)
}

/** Her profile; undefined until `saveProfile`, even if parts of it exist. */
export async function findProfile(db: Queries, accountId: string): Promise<Profile | undefined> {
  const saved = await db
    .selectFrom("profiles")
    .select("name_in_app")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  return saved?.name_in_app ? knownProfile(db, accountId) : undefined
}

/**
 * All that is known of her, including parts that came before `saveProfile`. Until then her name is
 * the local part of her email. Throws if there is no such account.
 */
export async function knownProfile(db: Queries, accountId: string): Promise<Profile> {
  const row = await db
    .selectFrom("accounts")
    .leftJoin("profiles", "profiles.account_id", "accounts.id")
    .selectAll("profiles")
    .select("accounts.email")
    .where("accounts.id", "=", accountId)
    .executeTakeFirstOrThrow()
  return {
    email: row.email,
    name_in_app: row.name_in_app ?? row.email.replace(/@.*/, ""),
    gender: row.gender,
    body_type: row.body_type,
    activities: fromJsonOrNull(row.activities_json) ?? [],
    tags_preferences: fromJsonOrNull(row.tags_preferences_json),
    user_responses: await listLookResponses(db, accountId),
    marketing_opt_in: fromFlag(row.marketing_opt_in ?? 0),
    selfie: withPalette(fromJsonOrNull(row.selfie_json)),
    figure: fromJsonOrNull(row.figure_json),
    needs: fromJsonOrNull(row.needs_json),
    tips_ended: fromFlag(row.tips_ended ?? 0),
    consents: await findConsents(db, accountId),
  }
}

/** Saves her answers to sample looks; a later answer to a look replaces the earlier. */
export async function saveLookResponses(
  db: Queries,
  accountId: string,
  responses: readonly LookResponse[],
  now: number,
): Promise<void> {
  for (const batch of batches(lastOfEach(responses, ({ look_id }) => look_id))) {
    await db
      .insertInto("look_responses")
      .values(
        batch.map(({ look_id, user_response }) => ({
          account_id: accountId,
          look_id,
          user_response: toFlag(user_response),
          updated_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["account_id", "look_id"]).doUpdateSet(({ ref }) => ({
          user_response: ref("excluded.user_response"),
          updated_at: ref("excluded.updated_at"),
        })),
      )
      .execute()
  }
}

/** Her answers, by the looks' ids. */
export async function listLookResponses(db: Queries, accountId: string): Promise<LookResponse[]> {
  const rows = await db
    .selectFrom("look_responses")
    .select(["look_id", "user_response"])
    .where("account_id", "=", accountId)
    .orderBy("look_id")
    .execute()
  return rows.map((row) => ({ ...row, user_response: fromFlag(row.user_response) }))
}

/** Records that she gives or withdraws consent; with or without a profile. */
export async function saveConsent(
  db: Queries,
  accountId: string,
  consent: { readonly purpose: ConsentPurpose; readonly granted: boolean },
  now: number,
): Promise<void> {
  await db
    .insertInto("consents")
    .values({
      account_id: accountId,
      purpose: consent.purpose,
      granted: toFlag(consent.granted),
      recorded_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "purpose"]).doUpdateSet(({ ref }) => ({
        granted: ref("excluded.granted"),
        recorded_at: ref("excluded.recorded_at"),
      })),
    )
    .execute()
}

/** What she has consented to; with or without a profile. */
export async function findConsents(db: Queries, accountId: string): Promise<Profile["consents"]> {
  const rows = await db
    .selectFrom("consents")
    .select("purpose")
    .where("account_id", "=", accountId)
    .where("granted", "=", 1)
    .execute()
  const granted = new Set(rows.map((row) => row.purpose))
  return { photos: granted.has("photos"), analytics: granted.has("analytics") }
}

/** When she last said which part of her profile, as far as that is known. */
async function answersSaid(
  db: Queries,
  accountId: string,
): Promise<Readonly<Record<string, number>>> {
  const row = await db
    .selectFrom("profiles")
    .select("said_json")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  return fromJsonOrNull<Record<string, number>>(row?.said_json ?? null) ?? {}
}

function valuesOf(changes: Answers): Values {
  const { gender, body_type, activities, tags_preferences, figure, needs, tips_ended } = changes
  return {
    ...(gender && { gender }),
    ...(body_type && { body_type }),
    ...(activities && { activities_json: JSON.stringify(activities) }),
    ...(tags_preferences && { tags_preferences_json: JSON.stringify(tags_preferences) }),
    ...(figure && { figure_json: JSON.stringify(figure) }),
    ...(needs && { needs_json: JSON.stringify(needs) }),
    ...(tips_ended !== undefined && { tips_ended: toFlag(tips_ended) }),
  }
}

/** Her colouring as it is stored; the palette follows from the type. */
function selfieValue(selfie: SelfieAttributes | null): Values {
  if (selfie === null) return { selfie_json: null }
  const { palette, ...kept } = selfie
  return { selfie_json: JSON.stringify(kept) }
}

async function upsert(db: Queries, accountId: string, values: Values, now: number): Promise<void> {
  await db
    .insertInto("profiles")
    .values({
      activities_json: "[]",
      marketing_opt_in: 0,
      ...values,
      account_id: accountId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ ...values, updated_at: now }),
    )
    .execute()
}
