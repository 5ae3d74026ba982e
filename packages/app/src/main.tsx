import { GlobalStyle } from "@stylin/ui"
import "@stylin/ui/fonts.css"
import { Fragment, StrictMode, startTransition } from "react"
import { App } from "./App.tsx"
import { rememberLanding } from "./analytics/landing.ts"
import { isTrackingPossible } from "./analytics/permission.ts"
import "./pwa/pictureCache.ts"
import { handInProvider } from "./environment.ts"
import { loadCode } from "./lib/loadCode.ts"
import { IS_POUNDS } from "./lib/money.ts"
import { createRoot, hydrateRoot } from "./lib/reactDom.ts"
import { reportError, warn } from "./lib/report.ts"
import { whenLoaded } from "./lib/whenLoaded.ts"
import { startHistory } from "./router/history.ts"
import { loadInside } from "./router/Screens.tsx"
import { ROUTES } from "./routes.tsx"
import { startLater } from "./start/later.ts"
import { auth, followOtherTabs, restoreSession } from "./state/session/auth.ts"
import "./state/selfie/dropPortrait.ts"
import { followNetwork, network } from "./state/shell/network.ts"
import type { ComponentWords } from "./words/ComponentWords.tsx"
import { LOCALE, language } from "./words/language.ts"
import { loadWords } from "./words/t.ts"

const loadProvider = () => import("./start/provider.ts")

async function start(): Promise<void> {
  // The condition is a constant of the build, so that mocks never reach the normal bundle.
  if (import.meta.env.VITE_MOCKS === "1") {
    const { startMocks } = await import("./start/mocks.ts")
    await startMocks()
  }
  document.documentElement.lang = LOCALE
  // English needs no words fetched, and no wait.
  const Words = language === "en" ? Fragment : await fetchWords()
  handInProvider(loadProvider)
  rememberLanding(location.search)
  restoreSession()
  // Her first call follows in a moment, and reports a failure.
  if (auth.isAuth) loadProvider().catch(() => undefined)
  followOtherTabs()
  followNetwork()
  startHistory()

  const root = document.getElementById("root")
  if (!root) throw new Error("The page has no element #root.")
  const app = (
    <StrictMode>
      {/* A built page has these rules inlined; see build/prerender. */}
      {import.meta.env.DEV && <GlobalStyle />}
      <Words>
        <App />
      </Words>
    </StrictMode>
  )
  // For guests with a network, the splash screen is prerendered in English and pounds; see build/prerender.
  const splash = ROUTES.find(({ path }) => path === "/" && path === location.pathname)
  const isDrawn = root.hasChildNodes() && language === "en" && IS_POUNDS
  if (splash && isDrawn && !auth.isAuth && network.isOnline) {
    // Rendering the screen reports a failure.
    await loadCode(splash.load).catch(() => undefined)
    // In pieces, so that the page stays responsive.
    startTransition(() => void hydrateRoot(root, app))
  } else {
    const isPainted = root.querySelector("[data-first-view]") !== null
    if (!isPainted) root.replaceChildren()
    delete document.documentElement.dataset.screen
    const feed = ROUTES.find(({ path }) => path === location.pathname)
    // What the page has painted stays until the app can show the same; rendering reports a failure.
    if (feed && isPainted) {
      await Promise.all([loadCode(feed.load), loadCode(loadInside)]).catch(() => undefined)
    }
    // In pieces, as above.
    startTransition(() => createRoot(root).render(app))
  }
  // From here on the splash screen's button works by itself.
  root.onclick = null

  whenLoaded(startLater)
  if (isTrackingPossible()) {
    const { startAnalytics } = await import("./analytics/start.ts")
    startAnalytics()
  }
  if (auth.isAuth) {
    const { resumeSession } = await import("./start/resume.ts")
    await resumeSession()
  }
}

/** Fetches her words; what it resolves with has the components say theirs. */
async function fetchWords(): Promise<typeof Fragment | typeof ComponentWords> {
  try {
    const [, words] = await Promise.all([loadWords(), import("./words/ComponentWords.tsx")])
    return words.ComponentWords
  } catch (cause) {
    warn("Her language could not be fetched.", cause)
    document.documentElement.lang = "en"
    return Fragment
  }
}

// Not awaited: the screens' code imports this module, so each would wait for the other.
start().catch((cause: unknown) => reportError("The app could not be started.", cause))
