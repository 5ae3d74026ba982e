import type { Look } from "@stylin/api/contract"
import type { KeptOutfit } from "./waitingOutfits.ts"

/** A look with what she calls it: the name of her own outfit, or the look's title. */
export interface KnownLook {
  readonly look: Look
  readonly title: string
}

/** Her own outfits that are composed, then other looks, each once. */
export function knownLooks(
  outfits: readonly KeptOutfit[],
  looks: readonly Look[],
): readonly KnownLook[] {
  const own = outfits.flatMap(({ look, name }) => (look ? [{ look, title: name }] : []))
  const known = new Map<string, KnownLook>()
  for (const one of [
    ...own,
    ...looks.map((look) => ({ look, title: look.rec_description.title })),
  ]) {
    if (!known.has(one.look.look_id)) known.set(one.look.look_id, one)
  }
  return [...known.values()]
}
