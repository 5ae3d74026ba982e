import { Router } from "wouter"
import Overlays from "../../packages/app/src/parts/Overlays.tsx"
import { startHistory, useAppLocation } from "../../packages/app/src/router/history.ts"
import { Screens } from "../../packages/app/src/router/Screens.tsx"

/**
 * Opens an address of the app, so that its links can be followed.
 * @returns the clean-up that restores the story's own address, for its `beforeEach` to return
 */
export function appAt(path: string): () => void {
  const { href } = location
  history.replaceState(null, "", path)
  const stop = startHistory()
  return () => {
    stop()
    history.replaceState(null, "", href)
  }
}

/** The app's screens in their layouts, at the story's current address. */
export function AppScreens() {
  return (
    <>
      <Router hook={useAppLocation}>
        <Screens />
      </Router>
      <Overlays />
    </>
  )
}
