import { ref } from "valtio/vanilla"
import { feed, LOOKS_PER_PAGE, openFeed } from "./feed.ts"

/**
 * Takes a look out of the cache, if it is there. The next that is not on the screen takes its place, so
 * that the others stay where they are.
 */
export function dropLook(lookId: string): void {
  const { looks } = feed
  const place = looks.findIndex(({ look_id }) => look_id === lookId)
  if (place < 0) return
  const heir = place < LOOKS_PER_PAGE ? looks[LOOKS_PER_PAGE] : undefined
  const others = looks.filter((look, at) => at !== place && look !== heir)
  feed.looks = ref(heir ? [...others.slice(0, place), heir, ...others.slice(place)] : others)
}

/** The same on the screen; where none is left, looks are fetched. */
export function showNextInstead(lookId: string): void {
  dropLook(lookId)
  if (feed.looks.length === 0) void openFeed()
}
