import * as z from "zod/mini"

/** A day by her own calendar, such as "2026-11-23". */
export const day = z.iso.date()

/** On how many days she wore something, and the last of them. */
export const wornDays = z.object({ times: z.int(), last: day })
export type WornDays = z.infer<typeof wornDays>
