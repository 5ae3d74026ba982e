import { ApiError, messageOf } from "@stylin/api/client"
import {
  replacePhoto as replaceCall,
  restorePhoto as restoreCall,
  type WardrobeItem,
} from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { startCompressor } from "../../photos/compressor.ts"
import { preparePhoto } from "../../photos/preparePhoto.ts"
import { TIMINGS } from "../../timings.ts"
import { LOCALE } from "../../words/language.ts"
import { sayWithin } from "../../words/sayWord.ts"
import { t, tn } from "../../words/t.ts"
import { dropFeed } from "../feed/feed.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { amendments } from "../wardrobe/amendments.ts"
import { asSaid } from "../wardrobe/waitingStates.ts"
import { wardrobe } from "../wardrobe/wardrobe.ts"

const list = new Intl.ListFormat(LOCALE, { type: "conjunction" })

/**
 * Shows an item by another photo, which needs a connection, and offers to take that back. Rejects with a
 * PhotoError for a file that is no photo, or an ApiError.
 */
export async function replacePhoto({ item_id, colours }: WardrobeItem, file: File): Promise<void> {
  const signal = untilForgotten()
  const photo = await prepared(file)
  const options = { timeoutMs: TIMINGS.photosLimit, signal }
  const input = { query: { item_id }, files: [photo] }
  const shown = await environment.call(replaceCall, input, options)
  if (signal.aborted) return
  take(shown)
  track("Item Photo Changed", { section: shown.section })
  const isSame = shown.colours?.join() === colours?.join()
  showSnackbar({
    text: isSame ? t("Photo changed.") : changedWords(shown),
    undo: () => void takeBack(shown),
  })
}

function changedWords({ colours = [] }: WardrobeItem): string {
  if (colours.length === 0) return t("Photo changed.")
  return tn(
    colours.length,
    "Photo changed. Its colour is now {colours}.",
    "Photo changed. Its colours are now {colours}.",
    { colours: list.format(colours.map((colour) => sayWithin(colour))) },
  )
}

async function prepared(file: File): Promise<Blob> {
  const compressor = startCompressor()
  try {
    return await preparePhoto(file, compressor)
  } finally {
    compressor.close()
  }
}

/** Takes a photo back. Never rejects: a failure is said, and the photo stays. */
async function takeBack(shown: WardrobeItem): Promise<void> {
  const { item_id, image_path } = shown
  const signal = untilForgotten()
  try {
    const item = await environment.call(restoreCall, { body: { item_id, image_path } }, { signal })
    if (!signal.aborted) take(item)
  } catch (cause) {
    if (signal.aborted) return
    // Its photo has been changed since, or the earlier one is gone: another try changes nothing.
    const isOver = cause instanceof ApiError && (cause.status === 404 || cause.status === 409)
    const text = t("That could not be undone. {why}", { why: messageOf(cause) })
    const undo = () => void takeBack(shown)
    showSnackbar({ text, color: "orange", ...(!isOver && { undo }) })
  }
}

/** Takes over an item as the provider has it, and what she has said of it that still waits to be sent. */
function take(item: WardrobeItem): void {
  const items = wardrobe.items.map((one) => (one.item_id === item.item_id ? item : one))
  wardrobe.items = ref([...amendments].reduce((known, amend) => amend(known), asSaid(items)))
  // The cached looks show it as it was.
  dropFeed()
}
