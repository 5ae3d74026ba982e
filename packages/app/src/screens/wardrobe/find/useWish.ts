import { useState } from "react"
import { readWish, type Wish, wishQuery } from "./wish.ts"

/** What she wants to see of her wardrobe, kept in the address for a reload and for coming back. */
export function useWish(): [Wish, (next: Wish) => void] {
  const [wish, setWish] = useState(() => readWish(location.search))
  const change = (next: Wish) => {
    setWish(next)
    // The entry of the history stays the same, and so does the screen.
    history.replaceState(history.state, "", location.pathname + wishQuery(next))
  }
  return [wish, change]
}
