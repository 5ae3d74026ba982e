import { proxy, ref } from "valtio/vanilla"
import { warn } from "../../lib/report.ts"
import { onForget } from "../kept/lifetime.ts"
import type { Untracked } from "../kept/untracked.ts"
import { dropPortrait } from "./dropPortrait.ts"
import { readPortrait, storePortrait } from "./portraitStore.ts"

interface Portrait {
  /** Her picture for the drapes; it never leaves this device. */
  picture: Untracked<Blob> | null
  /** Whether it stays on this device after the page is left. */
  isKept: boolean
}

function initial(): Portrait {
  return { picture: null, isKept: false }
}

export const portrait = proxy<Portrait>(initial())
let turn = 0
onForget(() => {
  turn += 1
  Object.assign(portrait, initial())
})

/** Loads a picture of her kept on this device. A failure is only logged. */
export async function findPortrait(): Promise<void> {
  if (portrait.picture !== null) return
  const mine = turn
  const kept = await readPortrait()
  // She may have signed out meanwhile.
  if (!kept || mine !== turn) return
  // Or taken another, which is treated like the one before.
  if (portrait.picture !== null) await keepPortrait(true)
  else Object.assign(portrait, { picture: ref(kept), isKept: true })
}

/** Takes a picture for the drapes; it is kept only if the one before was. */
export async function takePortrait(picture: Blob): Promise<void> {
  portrait.picture = ref(picture)
  if (portrait.isKept) await keepPortrait(true)
}

/** Keeps the picture on this device, or stops keeping it. */
export async function keepPortrait(isKept: boolean): Promise<void> {
  portrait.isKept = isKept
  const { picture } = portrait
  if (!isKept) return dropPortrait()
  if (picture === null) return
  try {
    await storePortrait(picture)
  } catch (cause) {
    portrait.isKept = false
    warn("Her picture could not be kept on this device.", cause)
  }
}

/** Drops the picture, kept or not. */
export function forgetPortrait(): void {
  Object.assign(portrait, initial())
  dropPortrait()
}
