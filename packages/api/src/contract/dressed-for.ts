import * as z from "zod/mini"

/** The weather of a day, as looks are chosen for it; temperatures in °C. */
export const dressedFor = z.object({
  /** Such as "2026-11-23". */
  day: z.string(),
  /** After "Dressed for": "4 to 9 degrees, rain". */
  words: z.string(),
  low: z.number(),
  high: z.number(),
  /** Rain soaks through. */
  is_wet: z.boolean(),
  /** Wind blows hats off. */
  is_windy: z.boolean(),
  /**
   * What tells it: "forecast", what she said ("cold", "mild", "hot"), or "month". Plain text, so that
   * showing a look does not need the list.
   */
  told_by: z.string(),
})
export type DressedFor = z.infer<typeof dressedFor>
