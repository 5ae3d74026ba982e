import { act, cleanup, render } from "@testing-library/react"
import { onTestFinished, vi } from "vitest"
import { App } from "../App.tsx"
import { loadCode } from "../lib/loadCode.ts"
import { loadPieceTools } from "../parts/LookItem.tsx"
import { loadMorePicks } from "../parts/LookView.tsx"
import { loadOverlays } from "../parts/PageStatus.tsx"
import { loadNotForMe } from "../parts/useNotForMe.ts"
import { startHistory } from "../router/history.ts"
import { loadInside } from "../router/Screens.tsx"
import { ROUTES } from "../routes.tsx"
import { loadPicker, loadProcessed, loadTips } from "../screens/feed/late.ts"
import { tagsStep } from "../screens/onboarding/loadTags.ts"
import { fakeBrowser } from "./browser.ts"

/** Opens the app at an address, as if typed. It is closed when the test ends. */
export async function openApp(path: string): Promise<void> {
  fakeBrowser()
  onTestFinished(closeApp)
  // Loaded first, so that tests do not wait for the compilation of screens.
  await Promise.all([
    loadCode(tagsStep),
    loadCode(loadInside),
    loadCode(loadOverlays),
    loadCode(loadMorePicks),
    loadCode(loadPieceTools),
    loadCode(loadNotForMe),
    loadCode(loadPicker),
    loadCode(loadProcessed),
    loadCode(loadTips),
    ...ROUTES.map((route) => loadCode(route.load)),
  ])
  history.replaceState(null, "", path)
  await show()
}

/** Reloads the page: its history stays; `forget` empties what was only in memory. */
export async function reloadApp(forget: () => void): Promise<void> {
  cleanup()
  stopHistory()
  forget()
  await show()
}

let stopHistory = () => {}

async function show(): Promise<void> {
  stopHistory = startHistory()
  const root = document.createElement("div")
  root.id = "root"
  document.body.append(root)
  await act(async () => {
    render(<App />, { container: root })
  })
}

function closeApp(): void {
  cleanup()
  stopHistory()
  vi.unstubAllGlobals()
}
