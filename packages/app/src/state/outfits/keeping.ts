import { removeOutfit, saveOutfit } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { t } from "../../words/t.ts"
import { createSender } from "../outbox/sender.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { type Draft, draft, openDraft, startOver } from "./draft.ts"
import { loadOutfits, outfits } from "./outfits.ts"
import { asSaid, type KeptOutfit, waitingOutfits } from "./waitingOutfits.ts"

/** Keeps the outfit that she is making under a name, and offers to take that back. */
export function keepDraft(name: string): void {
  const { id, pieces, told, status } = draft
  const before = outfits.list.find((outfit) => outfit.id === id)
  const made: Draft = { id, name, pieces: [...pieces] }
  say(id, {
    ...made,
    pieces: [...pieces],
    saved_at: now(),
    ...(told && status.kind === "ready" && { look: told.look }),
  })
  startOver()
  track("Outfit Kept", { pieces: pieces.length })
  showSnackbar({
    text: t("Kept, beside your favourites."),
    undo: () => {
      say(id, before ? { ...before, saved_at: now() } : null)
      openDraft(made)
    },
  })
}

/** Removes an outfit of her own, and offers to take that back. */
export function removeWithUndo(outfit: KeptOutfit): void {
  say(outfit.id, null)
  track("Outfit Removed", { pieces: outfit.pieces.length })
  showSnackbar({
    text: t("{name} is deleted.", { name: outfit.name }),
    color: "red",
    undo: () => say(outfit.id, outfit),
  })
}

function now(): string {
  return new Date(environment.now()).toISOString()
}

function say(id: string, outfit: KeptOutfit | null): void {
  const others = waitingOutfits.said.filter((one) => one.id !== id)
  waitingOutfits.said = ref([...others, { id, outfit, said_at: now() }])
  outfits.list = ref(asSaid(outfits.list))
  void sendOutfits()
}

/** Sends what waits, one after the other. */
export const sendOutfits = createSender({
  outbox: waitingOutfits,
  tell: ({ id, outfit, said_at }, signal) => {
    const when = said_at !== undefined && { said_at }
    if (!outfit) return environment.call(removeOutfit, { body: { id, ...when } }, { signal })
    const { name, pieces, saved_at } = outfit
    const item_ids = pieces.map(({ item_id }) => item_id)
    const body = { id, name, item_ids, said_at: saved_at, ...when }
    return environment.call(saveOutfit, { body }, { signal })
  },
  refused: "An outfit was refused.",
  // The provider composes what was kept offline.
  after: async () => {
    if (outfits.list.some(({ look }) => !look)) await loadOutfits()
  },
})
