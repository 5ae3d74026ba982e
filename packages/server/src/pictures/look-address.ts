import { KIND_NAMES, PATTERNS } from "@stylin/garments/vocabulary"
import * as z from "zod"
import { isSigned, sign } from "../security/tokens.ts"

/** The words that a garment is drawn from. */
const drawnGarment = z.object({
  kind: z.enum(KIND_NAMES),
  colour: z.string().max(40),
  pattern: z.enum(PATTERNS).optional(),
})
export type DrawnGarment = z.infer<typeof drawnGarment>

const drawnLook = z.array(drawnGarment).min(1).max(12)

/**
 * The address of a look's photo. It says all that is drawn, so that it can be kept for ever, and is
 * signed, so that nobody else can have this server draw.
 */
export function lookAddress(garments: readonly DrawnGarment[], key: string): string {
  const words = Buffer.from(JSON.stringify(garments)).toString("base64url")
  return `/api/pictures/looks/${words}.${sign(words, key)}.svg`
}

/** What an address made by `lookAddress` says; undefined if it is not one of this server's. */
export function readLookAddress(name: string, key: string): DrawnGarment[] | undefined {
  const [, words, signature] = /^([\w-]+)\.([\w-]+)\.svg$/.exec(name) ?? []
  if (!words || !signature || !isSigned(words, signature, key)) return undefined
  return drawnLook.safeParse(JSON.parse(Buffer.from(words, "base64url").toString())).data
}
