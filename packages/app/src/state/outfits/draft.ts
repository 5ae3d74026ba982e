import { messageOf } from "@stylin/api/client"
import {
  type ClothingItem,
  clothingItem,
  composeOutfit,
  MOST_IN_OUTFIT,
  type ResultOf,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { t } from "../../words/t.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { placeIn } from "./placeIn.ts"

export type OutfitTold = ResultOf<typeof composeOutfit>

/** An outfit as she puts it together. */
export interface Draft {
  /** That of the kept outfit, if she changes one. */
  readonly id: string
  readonly name: string
  readonly pieces: readonly ClothingItem[]
}

interface DraftState {
  id: string
  name: string
  pieces: Untracked<readonly ClothingItem[]>
  /** Of the provider's answer. */
  status: Status
  /** The latest answer, which may be about fewer pieces than she has chosen since. */
  told: Untracked<OutfitTold> | null
  /** What was in it and is not there any more, by name. */
  gone: readonly string[]
}

const store = createStore({
  key: "outfit",
  version: 1,
  schema: z.object({ id: z.string(), name: z.string(), pieces: z.array(clothingItem) }),
})

const initial = (): DraftState => ({
  id: "",
  name: "",
  pieces: ref([]),
  status: IDLE,
  told: null,
  gone: [],
})

function restored(): DraftState {
  const { pieces, ...stored } = store.read() ?? { pieces: [] }
  return { ...initial(), ...stored, pieces: ref(pieces) }
}

/** The outfit that she is making. */
export const draft = proxy<DraftState>(restored())
persist(draft, store, () => {
  const { id, name, pieces } = draft
  return pieces.length > 0 ? { id, name, pieces: [...pieces] } : null
})

let running: AbortController | undefined
onForget(() => {
  running?.abort()
  Object.assign(draft, initial())
})

/** Puts an outfit in the place of the one she was making. */
export function openDraft({ id, name, pieces }: Draft): void {
  Object.assign(draft, { ...initial(), id, name, pieces: ref([...pieces]) })
  void judgeDraft()
}

/** Starts a new outfit, with pieces of a look or with nothing. */
export function startOver(pieces: readonly ClothingItem[] = []): void {
  openDraft({ id: environment.createKey(), name: "", pieces })
}

/** What she is making, so that `openDraft` can bring it back. */
function presentDraft(): Draft {
  const { id, name, pieces } = draft
  return { id, name, pieces }
}

/** Puts the outfit that she is making aside, and offers to bring it back. */
export function putAside(): void {
  const before = presentDraft()
  startOver()
  showSnackbar({ text: t("All pieces are put back."), undo: () => openDraft(before) })
}

/** Offers to bring back what she was making, before something else takes its place. */
export function offerDraftBack(): void {
  const before = presentDraft()
  if (before.pieces.length === 0) return
  showSnackbar({ text: t("What you were making is put aside."), undo: () => openDraft(before) })
}

/** Wears a piece, in the place of what was there. */
export function wear(item: ClothingItem): void {
  const place = placeIn(item)
  const others = draft.pieces.filter((piece) => placeIn(piece) !== place)
  change([...others, item].slice(-MOST_IN_OUTFIT))
}

/** Wears what would be better in the place of the weak link, and offers to take that back. */
export function swapIn({ item_id, instead }: NonNullable<OutfitTold["weak_link"]>): void {
  const before = presentDraft()
  change(draft.pieces.map((piece) => (piece.item_id === item_id ? instead : piece)))
  showSnackbar({ text: t("{name} it is.", { name: instead.name }), undo: () => openDraft(before) })
}

/** Takes a piece off. */
export function takeOff(itemId: string): void {
  change(draft.pieces.filter(({ item_id }) => item_id !== itemId))
}

function change(pieces: readonly ClothingItem[]): void {
  if (draft.id === "") draft.id = environment.createKey()
  draft.pieces = ref([...pieces])
  draft.gone = []
  void judgeDraft()
}

/** Has the provider compose and judge what she has chosen. */
export async function judgeDraft(): Promise<void> {
  running?.abort()
  const { pieces } = draft
  if (pieces.length === 0) {
    Object.assign(draft, { told: null, status: IDLE })
    return
  }
  const mine = new AbortController()
  running = mine
  draft.status = LOADING
  try {
    const body = { item_ids: pieces.map(({ item_id }) => item_id) }
    const told = await environment.call(composeOutfit, { body }, { signal: mine.signal })
    if (mine.signal.aborted) return
    trustProvider([told.look])
    const isGone = ({ item_id }: ClothingItem) => told.gone.includes(item_id)
    Object.assign(draft, {
      status: READY,
      told: ref(told),
      pieces: ref(pieces.filter((piece) => !isGone(piece))),
      gone: pieces.filter(isGone).map(({ name }) => name),
    })
  } catch (cause) {
    if (mine.signal.aborted) return
    draft.status = { kind: "failed", message: messageOf(cause) }
  }
}
