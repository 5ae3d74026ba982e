import { useEffect } from "react"
import { entitleScreen } from "../state/shell/screenTitle.ts"

/** Titles the document after what the screen shows, for as long as it is up. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    entitleScreen(title)
    return () => entitleScreen(null)
  }, [title])
}
