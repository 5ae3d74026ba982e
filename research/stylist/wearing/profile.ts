import type { Profile } from "../../../packages/stylist/src/index.ts"
import type { Wearer } from "./personas.ts"

/** A wearer as the stylist gets her, in a month. */
export function profileOf({ body, colour, love, avoid }: Wearer, month: number): Profile {
  const tags = { love: [...love], avoid: [...avoid], dontMind: [] }
  const sorted = love.length + avoid.length > 0
  return { bodyType: body, colourType: colour, month, ...(sorted && { tags }) }
}
