/** Query parameters that say where a visit came from. */
export const ATTRIBUTION_KEYS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "gclid",
  "fbclid",
  "ttclid",
  "msclkid",
] as const
export type AttributionKey = (typeof ATTRIBUTION_KEYS)[number]

/** Where a visit came from, and when it was made (ISO 8601). */
export interface Touch {
  readonly at: string
  readonly from: Readonly<Partial<Record<AttributionKey, string>>>
}

// Anyone can write into an address, so a value is truncated to this.
const LONGEST = 200

/** Where a visit came from, by its first address's query; empty for a plain visit. */
export function attributionIn(search: string): Touch["from"] {
  const query = new URLSearchParams(search)
  const pairs = ATTRIBUTION_KEYS.flatMap((key) => {
    const value = query.get(key)?.slice(0, LONGEST)
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** A touch on one line, as events carry it: `utm_source=news&at=2026-03-01T10:00:00.000Z`. */
export function touchText({ at, from }: Touch): string {
  return new URLSearchParams({ ...from, at }).toString()
}
