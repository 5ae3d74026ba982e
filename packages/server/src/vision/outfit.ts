import { WORN_ROLES, type WornRole } from "@stylin/api/contract"

/** What a crop of somebody's picture shows of what she wears. */
export const ROLES = WORN_ROLES
export type Role = WornRole

/** A part of a picture, in parts of its width and height. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ProposedCrop {
  readonly role: Role
  readonly crop: Crop
}

/** A crop that she draws; what it shows is told from the picture unless it is known. */
export interface DrawnCrop {
  readonly role?: Role | undefined
  readonly crop: Crop
}

const NAMES: Readonly<Record<Role, string>> = {
  top: "a top",
  layer: "something worn over it all",
  dress: "one piece from shoulder to hem",
  bottom: "something below the waist",
  shoes: "shoes",
  legwear: "tights or socks",
  bag: "a bag",
  hat: "a hat",
  scarf: "a scarf",
  belt: "a belt",
}

/** "We found only a top and something below the waist.", where there is more to an outfit. */
export function onlyFound(roles: readonly Role[]): string | undefined {
  const has = (role: Role) => roles.includes(role)
  const isCovered = has("dress") || (has("bottom") && (has("top") || has("layer")))
  if (isCovered && has("shoes")) return undefined
  const names = roles.map((role) => NAMES[role])
  const last = names.pop() ?? "nothing"
  return `We found only ${names.length > 0 ? `${names.join(", ")} and ${last}` : last}.`
}
