import { SECTIONS } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"

/** Every error body: one sentence that can be shown. */
export const errorBody = z.object({ detail: z.string() })

/** When she said something, if that was earlier than the call: of two devices the later one counts. */
export const saidAt = z.optional(z.iso.datetime())

/** Answer of calls that only report success. */
export const done = z.object({ ok: z.literal(true) })

// Refuses what a database may not store unchanged: NUL and unpaired surrogates.
const storable = z.refine<string>((value) => !/[\0\p{Surrogate}]/u.test(value), {
  error: "must have whole characters and no NUL",
})

/** Free text of bounded length, trimmed, never empty. */
export function text(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), storable)
}

export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email({ error: "must be a valid email address" }),
  )

export const identifier = text(120)

/** A path on the provider's own host, or an http or https address, so that it cannot hold a script. */
function address(error: string) {
  return z
    .string()
    .check(
      z.maxLength(2000),
      storable,
      z.regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s"'<>\\]*$/, { error }),
    )
}

export const picture = address("must be a path or a web address")

/** Address of a page that a person is sent to. */
export const link = address("must be a web address")

/** The most of any amount: a coat costs a few hundred pounds, and millions of rupiah. */
export const MOST_MONEY = 100_000_000

/** A currency by its code of ISO 4217, such as "EUR". */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, { error: "must be a currency" }))

/** A colour, #rrggbb in lower case, so that equal colours are equal texts. */
export const hexColour = z
  .string()
  .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, { error: "must be a colour, #rrggbb" }))

export const section = z.enum(SECTIONS)

/** True and false as a query string writes them. */
export const queryFlag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
)

/** A whole number as a query string writes it, with a default. */
export function queryNumber(range: { min: number; max: number; fallback: number }) {
  return z._default(
    z.coerce.number().check(z.int(), z.minimum(range.min), z.maximum(range.max)),
    range.fallback,
  )
}
