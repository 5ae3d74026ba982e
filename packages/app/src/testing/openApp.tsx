import { act, render } from "@testing-library/react"
import { App } from "../App.tsx"
import { loadCode } from "../lib/loadCode.ts"
import { loadMorePicks } from "../parts/LookView.tsx"
import { loadOverlays } from "../parts/PageStatus.tsx"
import { loadNotForMe } from "../parts/useNotForMe.ts"
import { startHistory } from "../router/history.ts"
import { loadInside } from "../router/Screens.tsx"
import { ROUTES } from "../routes.tsx"
import { loadPicker, loadProcessed, loadTips } from "../screens/feed/late.ts"
import { tagsStep } from "../screens/onboarding/loadTags.ts"
import { fakeBrowser } from "./browser.ts"

/** Opens the app at an address, as if typed. Returns how to leave. */
export async function openApp(path: string): Promise<() => void> {
  fakeBrowser()
  // Loaded first, so that tests do not wait for the compilation of screens.
  await Promise.all([
    loadCode(tagsStep),
    loadCode(loadInside),
    loadCode(loadOverlays),
    loadCode(loadMorePicks),
    loadCode(loadNotForMe),
    loadCode(loadPicker),
    loadCode(loadProcessed),
    loadCode(loadTips),
    ...ROUTES.map((route) => loadCode(route.load)),
  ])
  history.replaceState(null, "", path)
  const stop = startHistory()
  await act(async () => {
    render(<App />)
  })
  return stop
}
