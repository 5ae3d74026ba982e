import {
  addFavourite,
  addWorn,
  changeLook,
  dismissLook,
  getFavourites,
  getFeed,
  type Look,
  notYet,
  Refusal,
  recordSigns,
  removeFavourite,
  removeWorn,
  restoreLook,
  shareLook,
  styleItem,
  swapWeakLink,
  undoDismissal,
  unlockLooks,
  updateImpressions,
  updateOwnItems,
} from "@stylin/api/contract"
import { drawAhead } from "../photos/draw-ahead.ts"
import type { Account } from "../plugins/accounts.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { styleAround, swapWeakest, unlock } from "../recommendations/answers.ts"
import { withoutAway } from "../recommendations/away.ts"
import { change } from "../recommendations/change.ts"
import { makeFeed } from "../recommendations/feed.ts"
import { unsealed } from "../recommendations/seal.ts"
import { share } from "../recommendations/share.ts"
import { herPieces } from "../recommendations/worn.ts"
import type { Services } from "../services.ts"
import { dropDismissal, keepDismissal } from "../stores/dismissals.ts"
import { dropFavourite, keepFavourite, listFavourites } from "../stores/favourites.ts"
import { listAway } from "../stores/item-states.ts"
import { findLook, keepLook, recordImpressions } from "../stores/recommendations.ts"
import { keepSigns } from "../stores/signs.ts"
import { dropWorn, keepWorn } from "../stores/worn.ts"
import { looksAnswered } from "./answered-looks.ts"
import { signerFor } from "./picture-signer.ts"
import { saidAt } from "./said-at.ts"

const UNKNOWN = "This look is no longer known."

/** The feed and favourites. */
export function recommendationRoutes(implement: Implement, services: Services): void {
  const { database, drawings, pictureKey } = services
  const { queries } = database

  const answered = looksAnswered(services)

  async function answeredOne(account: Account, now: number, look: Look): Promise<Look> {
    const [shown = look] = await answered(account, now, [look])
    return shown
  }

  async function knownLook(accountId: string, lookId: string): Promise<Look> {
    const look = await findLook(queries, accountId, lookId)
    if (!look) throw new Refusal(404, UNKNOWN)
    return look
  }

  /** Feeds being made: while there are others, the processor is theirs. */
  let making = 0

  implement(getFeed, async ({ query, account, now }) => {
    // Its pictures are asked for as soon as it is there.
    drawings.wake()
    making += 1
    const looks = await makeFeed(services, {
      accountId: account.id,
      occasions: query.occasions,
      pieces: query.pieces,
      sampleSize: query.sample_per_use,
      count: query.sample_to_show,
      alternatives: query.top_n,
      now,
    }).finally(() => {
      making -= 1
    })
    const [first] = looks
    if (first && making === 0) drawAhead(services, account.id, first.photo)
    return answered(account, now, looks)
  })

  // A feed uses what she owns by then, whose words were read as it was added.
  implement(updateOwnItems, async () => DONE)

  implement(updateImpressions, async ({ body, account, now }) => {
    await recordImpressions(queries, account.id, body.look_ids, now)
    return DONE
  })

  implement(restoreLook, async ({ body, account, now }) => {
    const look = unsealed(body.look, { owner: account.id, key: pictureKey })
    if (!look) throw new Refusal(404, UNKNOWN)
    await keepLook(queries, account.id, look, now)
    return DONE
  })

  implement(changeLook, async ({ body, account, now }) => {
    const look = await knownLook(account.id, body.look_id)
    const changed = await change(services, { accountId: account.id, now }, look, body.worn)
    return answeredOne(account, now, changed)
  })

  implement(shareLook, async ({ body, account, now }) => {
    const look = await knownLook(account.id, body.look_id)
    return { picture_url: await share(services, { accountId: account.id, now }, look, body) }
  })

  implement(addFavourite, async ({ query, account, now }) => {
    const look = await knownLook(account.id, query.look_id)
    await keepFavourite(queries, account.id, look, saidAt(query.said_at, now))
    return DONE
  })

  implement(removeFavourite, async ({ query, account, now }) => {
    await dropFavourite(queries, account.id, query.look_id, saidAt(query.said_at, now))
    return DONE
  })

  implement(getFavourites, async ({ account, now }) => {
    const looks = await listFavourites(queries, account.id)
    const away = await listAway(queries, account.id)
    return answered(
      account,
      now,
      looks.map((look) => withoutAway(look, away)),
    )
  })

  implement(dismissLook, async ({ body, account, now }) => {
    const said = { lookId: body.look_id, reason: body.reason, itemId: body.item_id }
    if (!(await keepDismissal(queries, account.id, said, now))) throw new Refusal(404, UNKNOWN)
    return DONE
  })

  implement(undoDismissal, async ({ query, account }) => {
    await dropDismissal(queries, account.id, query.look_id)
    return DONE
  })

  implement(recordSigns, async ({ body, account, now }) => {
    await keepSigns(queries, account.id, body.signs, now)
    return DONE
  })

  implement(addWorn, async ({ body, account, now }) => {
    const { day, look_id: lookId = "" } = body
    if (notYet(day, now)) throw new Refusal(422, "day: must not be in the future")
    const itemIds = await herPieces(queries, account.id, body)
    await keepWorn(queries, account.id, { day, lookId, itemIds }, saidAt(body.said_at, now))
    return DONE
  })

  implement(removeWorn, async ({ body, account, now }) => {
    const { day, look_id: lookId = "", item_ids: itemIds } = body
    const taken = { day, lookId, ...(itemIds && { itemIds }) }
    await dropWorn(queries, account.id, taken, saidAt(body.said_at, now))
    return DONE
  })

  implement(styleItem, async ({ body, account, now }) => {
    const { looks, unmet } = await styleAround(services, { accountId: account.id, now }, body)
    return { looks: await answered(account, now, looks), unmet }
  })

  implement(swapWeakLink, async ({ body, account, now }) => {
    const look = await knownLook(account.id, body.look_id)
    const answer = await swapWeakest(services, { accountId: account.id, now }, look, body)
    if (!answer.swap) return answer
    const { garment } = await signerFor(services, { account, now }, answer.swap.item)
    const swapped = await answeredOne(account, now, answer.swap.look)
    return { ...answer, swap: { ...answer.swap, item: garment(answer.swap.item), look: swapped } }
  })

  implement(unlockLooks, async ({ body, account, now }) => {
    const answer = await unlock(services, { accountId: account.id, now }, body)
    if (!answer.unlock) return answer
    const looks = await answered(account, now, answer.unlock.looks)
    return { ...answer, unlock: { ...answer.unlock, looks } }
  })
}
