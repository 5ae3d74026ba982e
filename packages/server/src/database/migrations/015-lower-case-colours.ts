import type { Queries } from "../tables.ts"

const PAGE_SIZE = 1000
const COLOUR = /^#[0-9a-f]{6}$/

/**
 * Puts the colours of profiles in lower case: capitals were accepted but could not be answered.
 * Deletes figures from the time when hair could be any word, as they cannot be drawn.
 */
export async function lowerCaseColours(db: Queries): Promise<void> {
  for (let last = ""; ; ) {
    const page = await db
      .selectFrom("profiles")
      .select(["account_id", "figure_json", "selfie_json"])
      .where("account_id", ">", last)
      .orderBy("account_id")
      .limit(PAGE_SIZE)
      .execute()
    for (const { account_id, figure_json, selfie_json } of page) {
      if (figure_json === null && selfie_json === null) continue
      await db
        .updateTable("profiles")
        .set({ figure_json: figure(figure_json), selfie_json: selfie_json && lowered(selfie_json) })
        .where("account_id", "=", account_id)
        .execute()
    }
    last = page.at(-1)?.account_id ?? last
    if (page.length < PAGE_SIZE) return
  }
}

function figure(json: string | null): string | null {
  if (json === null) return null
  const kept = lowered(json)
  const { hair_colour }: { hair_colour?: unknown } = JSON.parse(kept)
  return typeof hair_colour === "string" && COLOUR.test(hair_colour) ? kept : null
}

/** Lower-cases colours only; words stay unchanged. */
function lowered(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) =>
      typeof value === "string" && COLOUR.test(value.toLowerCase()) ? value.toLowerCase() : value,
    ),
  )
}
