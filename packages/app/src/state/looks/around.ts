import { messageOf } from "@stylin/api/client"
import { type Look, styleItem, type Unmet, type WardrobeItem } from "@stylin/api/contract"
import type { Occasion } from "@stylin/garments/vocabulary"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { onForget } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { onLookChanged } from "./changes.ts"
import { trustProvider } from "./favourites.ts"

interface Around {
  status: Status
  /** The item that the looks are built around; null before any were requested. */
  itemId: string | null
  occasions: readonly Occasion[]
  looks: Untracked<readonly Look[]>
  /** What could not be met, with the nearest that could. */
  unmet: Untracked<readonly Unmet[]>
}

const MY_OCCASIONS: readonly Occasion[] = ["my_occasions"]

function initial(): Around {
  return { status: IDLE, itemId: null, occasions: MY_OCCASIONS, looks: ref([]), unmet: ref([]) }
}

/** The looks around an item she owns. */
export const around = proxy<Around>(initial())

onLookChanged((before, next) => {
  around.looks = ref(around.looks.map((look) => (look.look_id === before.look_id ? next : look)))
})

let running: AbortController | undefined
onForget(() => {
  running?.abort()
  Object.assign(around, initial())
})

/** Builds looks around an item; existing looks for it stay. */
export async function openAround(item: WardrobeItem): Promise<void> {
  if (around.itemId === item.item_id && around.status.kind === "ready") return
  await styleAround(item, MY_OCCASIONS)
}

/** Builds looks around an item for some occasions. */
export async function styleAround(
  item: WardrobeItem,
  occasions: readonly Occasion[],
): Promise<void> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  Object.assign(around, { ...initial(), status: LOADING, itemId: item.item_id, occasions })
  try {
    const body = { item_id: item.item_id, occasions: occasions.join(",") }
    const { looks, unmet } = await environment.call(styleItem, { body }, { signal: mine.signal })
    if (mine.signal.aborted) return
    trustProvider(looks)
    Object.assign(around, { status: READY, looks: ref(looks), unmet: ref(unmet) })
    track("Item Styled", { section: item.section, looks: looks.length })
  } catch (cause) {
    if (mine.signal.aborted) return
    around.status = { kind: "failed", message: messageOf(cause) }
  }
}
