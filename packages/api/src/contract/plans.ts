import * as z from "zod/mini"
import { done, identifier, saidAt } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"
import { look } from "./recommendations.ts"

/** A look that she plans to wear on a day. */
export const plan = z.object({ plan_id: identifier, day, look })
export type Plan = z.infer<typeof plan>

/** Her own pieces that she wore together on a day; `look_id` is empty where it was no look. */
export const wornOn = z.object({ day, look_id: z.string(), item_ids: z.array(identifier) })
export type WornOn = z.infer<typeof wornOn>

/** What is planned and what was worn, the earliest first. */
export const calendar = z.object({ plans: z.array(plan), worn: z.array(wornOn) })
export type Calendar = z.infer<typeof calendar>

const DAY_MS = 24 * 60 * 60 * 1000
/** The most days that a calendar shows at once: six weeks and some room. */
const MOST_DAYS = 62

export const getCalendar = operation({
  name: "getCalendar",
  method: "GET",
  path: "/plans",
  summary: "The looks that she plans to wear, and what she wore, from one day to another.",
  tag: "plans",
  access: "user",
  query: z.strictObject({ from: day, to: day }).check(
    z.refine(
      ({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
        return days >= 1 && days <= MOST_DAYS
      },
      { error: `must be from 1 to ${MOST_DAYS} days` },
    ),
  ),
  result: calendar,
  envelope: "data",
})

export const putPlan = operation({
  name: "putPlan",
  method: "POST",
  path: "/plans/put",
  summary:
    "Plans a look for a day, or moves that plan to another day or look. The caller chooses its id. What she said later, on another device, stays.",
  tag: "plans",
  access: "user",
  body: z.strictObject({ plan_id: identifier, day, look_id: identifier, said_at: saidAt }),
  result: done,
  envelope: "data",
  refusals: [404],
})

/** The most days that looks are proposed for at once. */
const MOST_PROPOSED = 14

/** The most outfits that are not to come again. */
export const MOST_PASSED_OVER = 70
/** The most pieces of an outfit. */
const MOST_PIECES = 20

/** A look that is proposed for a day. */
export const proposal = z.object({ day, look })

export const proposePlans = operation({
  name: "proposePlans",
  method: "POST",
  path: "/plans/propose",
  summary:
    "Looks of what she owns and can wear for some days, by the forecast as far as it reaches, or else by their months. None of it is what she wore or plans to wear in the week around them, nor comes twice, nor is one of `passed_over`: outfits that were proposed before, as ids of her pieces. Days for which her clothes make no look are left out. Nothing is planned by that.",
  tag: "plans",
  access: "user",
  body: z.strictObject({
    days: z.array(day).check(
      z.minLength(1),
      z.maxLength(MOST_PROPOSED),
      z.refine((days) => new Set(days).size === days.length, { error: "must differ" }),
    ),
    passed_over: z.optional(
      z
        .array(z.array(identifier).check(z.minLength(1), z.maxLength(MOST_PIECES)))
        .check(z.maxLength(MOST_PASSED_OVER)),
    ),
  }),
  result: z.array(proposal),
  envelope: "data",
})

export const removePlan = operation({
  name: "removePlan",
  method: "POST",
  path: "/plans/remove",
  summary: "Takes a plan back; one that is not there is ignored.",
  tag: "plans",
  access: "user",
  body: z.strictObject({ plan_id: identifier, said_at: saidAt }),
  result: done,
  envelope: "data",
})
