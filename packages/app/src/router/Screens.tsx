import { type ComponentProps, memo, Suspense, use, useDeferredValue } from "react"
import { useSnapshot } from "valtio/react"
import { Redirect, useLocation } from "wouter"
import { forgetCode, loadCode } from "../lib/loadCode.ts"
import { PublicLayout } from "../parts/PublicLayout.tsx"
import { ScreenPlaceholder } from "../parts/ScreenPlaceholder.tsx"
import type { SignedInLayout } from "../parts/SignedInLayout.tsx"
import { ROUTES } from "../routes.tsx"
import { auth } from "../state/session/auth.ts"
import { t } from "../words/t.ts"
import { Arrival } from "./Arrival.tsx"
import { findRoute } from "./findRoute.ts"
import { guard } from "./guard.ts"
import { useEntryKey } from "./history.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"
import type { RouteSpec, ScreenProps } from "./spec.ts"

/** Fetches the layout of signed-in screens, which guests do not need. */
export async function loadInside() {
  const { SignedInLayout } = await import("../parts/SignedInLayout.tsx")
  return { default: SignedInLayout }
}

/**
 * The screen at the address, in its layout, for those who may see it. A new one is drawn in pieces, so that the press
 * that leads there is answered at once; one that she may no longer see is left without delay.
 */
export function Screens({ routes = ROUTES }: { routes?: readonly RouteSpec[] }) {
  const [path] = useLocation()
  const visit = useEntryKey()
  const { isAuth } = useSnapshot(auth)
  const shown = { path: useDeferredValue(path), visit: useDeferredValue(visit) }
  const { access = "both" } = findRoute(shown.path, routes)?.route ?? {}
  const place = guard(access, isAuth) ? { path, visit } : shown
  return <Shown {...place} routes={routes} isAuth={isAuth} />
}

interface ShownProps {
  readonly path: string
  readonly visit: string
  readonly routes: readonly RouteSpec[]
  readonly isAuth: boolean
}

const Shown = memo(function Shown({ path, visit, routes, isAuth }: ShownProps) {
  const found = findRoute(path, routes)
  if (!found) return null
  const { route, params } = found
  const elsewhere = guard(route.access, isAuth)
  if (elsewhere) return <Redirect key={elsewhere} to={elsewhere} replace />

  const screen = (
    // The key makes each visit a new screen: step 2 of onboarding is not step 1 updated.
    <ScreenBoundary key={visit} onFailure={() => forgetCode(route.load)}>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Screen load={route.load} params={params} />
        <Arrival title={t(route.title)} />
      </Suspense>
    </ScreenBoundary>
  )
  const isPublic = route.layout === "public" || (route.layout === "hers" && !isAuth)
  if (isPublic) return <PublicLayout>{screen}</PublicLayout>
  // Starts both at once; rendering reports a failure.
  loadCode(route.load).catch(() => undefined)
  return (
    <ScreenBoundary visit={visit} onFailure={() => forgetCode(loadInside)}>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Inside path={path} navbar={route.navbar}>
          {screen}
        </Inside>
      </Suspense>
    </ScreenBoundary>
  )
})

function Inside(props: ComponentProps<typeof SignedInLayout>) {
  const { default: Layout } = use(loadCode(loadInside))
  return <Layout {...props} />
}

function Screen({ load, params }: ScreenProps & { load: RouteSpec["load"] }) {
  const { default: Content } = use(loadCode(load))
  return <Content params={params} />
}
