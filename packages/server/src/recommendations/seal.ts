import { clothingItem, type Look, look, paragraph } from "@stylin/api/contract"
import { withoutSignatures } from "../pictures/personal-address.ts"
import { isSigned, sign } from "../security/tokens.ts"

interface Sealing {
  /** The account that the look was composed for. */
  readonly owner: string
  readonly key: string
}

/** All that a look says, in one order, except whether she loves it. */
const SAID = [
  ...Object.keys(look.shape),
  ...Object.keys(look.shape.rec_description.shape),
  ...Object.keys(paragraph.shape),
  ...Object.keys(clothingItem.shape),
].filter((name) => name !== "seal" && name !== "isFavorite")

/** Certifies that this server has composed a look, word for word, for its owner. */
export function sealOf(look: Look, { owner, key }: Sealing): string {
  return sign(sealed(textOf(look), owner), key)
}

/** A look that came back with its seal, as the store keeps looks; undefined if it does not fit. */
export function unsealed(look: Look, { owner, key }: Sealing): Look | undefined {
  const said = textOf(look)
  if (look.seal === undefined || !isSigned(sealed(said, owner), look.seal, key)) return undefined
  // The seal says that this server has written it.
  return JSON.parse(said)
}

/** Her pictures' addresses change over time, so their signatures are not part of the look. */
function textOf(look: Look): string {
  return withoutSignatures(JSON.stringify(look, SAID))
}

/** Nothing else that is signed with the same key begins like this. */
function sealed(text: string, owner: string): string {
  return `look ${owner} ${text}`
}
