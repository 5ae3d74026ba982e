import { clothingItem, dressedFor, type Look, look, paragraph } from "@stylin/api/contract"
import { asStored } from "../pictures/edition.ts"
import { withoutSignatures } from "../pictures/personal-address.ts"
import { isSigned, sign } from "../security/tokens.ts"

interface Sealing {
  /** The account that the look was composed for. */
  readonly owner: string
  readonly key: string
}

/** The fields of a look in a fixed order, without whether it is a favourite. */
const SAID = [
  ...Object.keys(look.shape),
  ...Object.keys(look.shape.rec_description.shape),
  ...Object.keys(paragraph.shape),
  ...Object.keys(clothingItem.shape),
  ...Object.keys(dressedFor.shape),
].filter((name) => name !== "seal" && name !== "isFavorite")

/** Certifies that this server composed a look, word for word, for its owner. */
export function sealOf(look: Look, { owner, key }: Sealing): string {
  return sign(sealed(textOf(look), owner), key)
}

/** A look that came back with its seal, in the store's form; undefined if the seal does not fit. */
export function unsealed(look: Look, { owner, key }: Sealing): Look | undefined {
  const said = textOf(look)
  if (look.seal === undefined || !isSigned(sealed(said, owner), look.seal, key)) return undefined
  // The seal proves that this server wrote it.
  return JSON.parse(said)
}

/** Pictures' addresses change over time: signatures and editions are not part of the text. */
function textOf(look: Look): string {
  return asStored(withoutSignatures(JSON.stringify(look, SAID)))
}

/** Nothing else signed with the same key begins like this. */
function sealed(text: string, owner: string): string {
  return `look ${owner} ${text}`
}
