import { Router } from "wouter"
import Overlays from "../../packages/app/src/parts/Overlays.tsx"
import { startHistory, useAppLocation } from "../../packages/app/src/router/history.ts"
import { Screens } from "../../packages/app/src/router/Screens.tsx"

/**
 * Puts the story at an address of the app, so that what it leads to can be followed.
 * @returns what brings the story's own address back, for its `beforeEach` to hand back
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

/** The app's screens, in their layouts, at whatever address the story is. */
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
