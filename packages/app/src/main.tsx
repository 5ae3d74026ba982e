import "@stylin/ui/fonts.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import { rememberLanding } from "./analytics/landing.ts"
import { isTrackingPossible } from "./analytics/permission.ts"
import { startHistory } from "./router/history.ts"
import { auth, followOtherTabs, restoreSession } from "./state/auth.ts"
import { followNetwork } from "./state/network.ts"

async function start(): Promise<void> {
  // The condition is a constant of the build, so that mocks never reach the normal bundle.
  if (import.meta.env.VITE_MOCKS === "1") {
    const { startMocks } = await import("./mocks.ts")
    await startMocks()
  }
  rememberLanding(location.search)
  restoreSession()
  followOtherTabs()
  followNetwork()
  startHistory()

  const root = document.getElementById("root")
  if (!root) throw new Error("The page has no element #root.")
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

  if (isTrackingPossible()) {
    const { startAnalytics } = await import("./analytics/start.ts")
    startAnalytics()
  }
  if (auth.isAuth) {
    const { resumeSession } = await import("./state/resume.ts")
    await resumeSession()
  }
}

await start()
