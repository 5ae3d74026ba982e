import Plausible from "plausible-tracker"
import type { EventValue } from "./events.ts"
import { PLAUSIBLE_DOMAIN } from "./permission.ts"

const tracker = Plausible({
  ...(PLAUSIBLE_DOMAIN !== undefined && { domain: PLAUSIBLE_DOMAIN }),
  apiHost: import.meta.env.VITE_PLAUSIBLE_HOST || "https://plausible.io",
  trackLocalhost: import.meta.env.VITE_PLAUSIBLE_LOCALHOST === "1",
})

/** Sends one event. Only the page's path goes with it: queries may carry personal data. */
export function send(name: string, props: Readonly<Record<string, EventValue>>): void {
  tracker.trackEvent(name, { props: { ...props } }, { url: location.origin + location.pathname })
}
