import { selfieAttributes } from "@stylin/api/contract"
import { proxy, ref, subscribe } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import type { Untracked } from "../kept/untracked.ts"
import { profile } from "../profile/profile.ts"

const stored = z.pick(selfieAttributes, { colour_type: true, palette: true })
type Colours = z.infer<typeof stored>

const store = createStore({ key: "colours", version: 1, schema: stored })

interface HerColours {
  /** Her type and palette as last known; null if they never were. */
  known: Untracked<Colours> | null
}

function initial(known: Colours | null = null): HerColours {
  return { known: known && ref(known) }
}

/** Her colours, kept on this device: shops are often without a network. */
export const herColours = proxy<HerColours>(initial(store.read()))
persist(herColours, store, () => herColours.known && { ...herColours.known })
onForget(() => Object.assign(herColours, initial()))

function takeOver(): void {
  if (profile.known === null) return
  const { colour_type, palette } = profile.known.selfie ?? {}
  Object.assign(herColours, initial(palette ? { colour_type, palette } : null))
}
takeOver()
subscribe(profile, takeOver)
