import { messageOf } from "@stylin/api/client"
import { getOutfits, type OwnOutfit } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"
import { asSaid, type KeptOutfit, keptOutfit, waitingOutfits } from "./waitingOutfits.ts"

const store = createStore({ key: "own-outfits", version: 1, schema: z.array(keptOutfit) })

interface Outfits {
  status: Status
  /** The latest first. They never change in place, so they are not tracked. */
  list: Untracked<readonly KeptOutfit[]>
}

const initial = (): Outfits => ({ status: IDLE, list: ref([]) })

/** The outfits that she put together herself. */
export const outfits = proxy<Outfits>({ ...initial(), list: ref(store.read() ?? []) })
persist(
  outfits,
  store,
  () => (outfits.list.length > 0 ? [...outfits.list] : null),
  (other) => {
    outfits.list = ref(other ?? [])
  },
)
onForget(() => Object.assign(outfits, initial()))

let latest = 0

/** Fetches her outfits. If that fails, the cached ones stay. */
export async function loadOutfits(signal = untilForgotten()): Promise<void> {
  latest += 1
  const mine = latest
  // It may reach the provider while this is answered, and is then not in the answer.
  const onItsWay = waitingOutfits.said
  outfits.status = LOADING
  try {
    const kept = await environment.call(getOutfits, {}, { signal })
    if (mine !== latest) return
    trustProvider(kept.map(({ look }) => look))
    outfits.list = ref(asSaid(kept.map(withPieces), [...onItsWay, ...waitingOutfits.said]))
    outfits.status = READY
  } catch (cause) {
    if (mine !== latest) return
    outfits.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

function withPieces(outfit: OwnOutfit): KeptOutfit {
  return { ...outfit, pieces: outfit.look.clothes.flatMap(([worn]) => worn ?? []) }
}
