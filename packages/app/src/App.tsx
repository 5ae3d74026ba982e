import { Router } from "wouter"
import { LaterQuestions } from "./parts/LaterQuestions.tsx"
import { Announcer, LateOverlays, OfflineNotice } from "./parts/PageStatus.tsx"
import { useAppLocation, useEntryKey } from "./router/history.ts"
import { ScreenBoundary } from "./router/ScreenBoundary.tsx"
import { Screens } from "./router/Screens.tsx"

/** The whole app. A failure outside any screen still leaves a page with a way on. */
export function App() {
  const visit = useEntryKey()
  return (
    <ScreenBoundary visit={visit}>
      <Router hook={useAppLocation}>
        <OfflineNotice />
        <Screens />
      </Router>
      <LateOverlays />
      <Announcer />
      <LaterQuestions />
    </ScreenBoundary>
  )
}
