import {
  correctItem,
  cutWords,
  itemAsSaid,
  type SaidWords,
  type WardrobeItem,
} from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { t } from "../../words/t.ts"
import { dropFeed } from "../feed/feed.ts"
import { createSender } from "../outbox/sender.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { waitingWords } from "../wardrobe/waitingWords.ts"
import { wardrobe } from "../wardrobe/wardrobe.ts"

/** Words that looks do not depend on. */
const HERS_ALONE: readonly string[] = ["size", "price", "bought_on", "note"]

/** Corrects what is known of an item, and offers to take that back. */
export function correctWithUndo(item: WardrobeItem, words: SaidWords): void {
  const before = wordsBefore(item, words)
  sayWords(item, words)
  showSnackbar({ text: t("Saved."), undo: () => sayWords(item, before) })
}

/** Corrects what is known of an item. Shows at once, and is sent as soon as the provider is reached. */
export function sayWords({ item_id, section }: WardrobeItem, words: SaidWords): void {
  const said_at = new Date(environment.now()).toISOString()
  waitingWords.said = ref([...waitingWords.said, { item_id, words, said_at }])
  wardrobe.items = ref(
    wardrobe.items.map((item) => (item.item_id === item_id ? itemAsSaid(item, words) : item)),
  )
  track("Item Corrected", { section, words: Object.keys(words).join(",") })
  void sendWords()
}

/** Sends what waits, one after the other. */
export const sendWords = createSender({
  outbox: waitingWords,
  tell: async (said, signal) => {
    await environment.call(correctItem, { body: said }, { signal })
    // The cached looks were composed from what was known before.
    if (Object.keys(said.words).some((word) => !HERS_ALONE.includes(word))) dropFeed()
  },
  refused: "What she said of an item was refused.",
})

/** What undoes a correction: the words as they were, null where there was none. */
function wordsBefore(item: WardrobeItem, words: SaidWords): SaidWords {
  const { item_summary, section, kind, colours = [] } = item
  const { pattern, material, seasons, size, price, bought_on, note } = item
  const before = new Map<string, unknown>(Object.entries(item))
  const cut = Object.keys(cutWords).map((field) => [field, before.get(field)] as const)
  const open = { kind, pattern, material, seasons, size, price, bought_on, note }
  const all: SaidWords = {
    item_summary,
    section,
    colours: [...colours],
    ...Object.fromEntries(
      [...Object.entries(open), ...cut].map(([word, value]) => [word, value ?? null]),
    ),
  }
  const isChanged = (word: string) => word in words || (word === "section" && "kind" in words)
  return Object.fromEntries(Object.entries(all).filter(([word]) => isChanged(word)))
}
