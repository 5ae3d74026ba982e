import { useEffect } from "react"
import { entitleScreen } from "../state/shell/screenTitle.ts"

/** Sets the document's title to what the screen shows, while it is mounted. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    entitleScreen(title)
    return () => entitleScreen(null)
  }, [title])
}
