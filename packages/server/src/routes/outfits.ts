import { composeOutfit, getOutfits, removeOutfit, saveOutfit } from "@stylin/api/contract"
import { DONE, type Implement } from "../plugins/operations.ts"
import { lookOfOutfit, ownOutfit } from "../recommendations/own-outfit.ts"
import type { Services } from "../services.ts"
import { dropOutfit, keepOutfit, listOutfits } from "../stores/own-outfits.ts"
import { looksAnswered } from "./answered-looks.ts"
import { signerFor } from "./picture-signer.ts"
import { saidAt } from "./said-at.ts"

/** Outfits that she puts together. */
export function outfitRoutes(implement: Implement, services: Services): void {
  const { queries } = services.database
  const answered = looksAnswered(services)

  implement(composeOutfit, async ({ body, account, now }) => {
    const told = await ownOutfit(services, { accountId: account.id, now }, body.item_ids)
    const [look = told.look] = await answered(account, now, [told.look])
    const { open, weak_link: weak } = told
    const { garment } = await signerFor(services, { account, now }, { open, weak })
    return {
      ...told,
      look,
      open: open.map(({ place, items }) => ({ place, items: items.map(garment) })),
      ...(weak && { weak_link: { ...weak, instead: garment(weak.instead) } }),
    }
  })

  implement(saveOutfit, async ({ body, account, now }) => {
    const { id, name, item_ids, said_at } = body
    const look = await lookOfOutfit(services, { accountId: account.id, now }, item_ids)
    await keepOutfit(queries, account.id, { id, name, look, savedAt: saidAt(said_at, now) })
    return DONE
  })

  implement(removeOutfit, async ({ body, account, now }) => {
    await dropOutfit(queries, account.id, body.id, saidAt(body.said_at, now))
    return DONE
  })

  implement(getOutfits, async ({ account, now }) => {
    const outfits = await listOutfits(queries, account.id)
    const looks = await answered(
      account,
      now,
      outfits.map(({ look }) => look),
    )
    return outfits.map((outfit, at) => ({ ...outfit, look: looks[at] ?? outfit.look }))
  })
}
