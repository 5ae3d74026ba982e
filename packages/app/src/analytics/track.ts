import { environment } from "../environment.ts"
import { warn } from "../lib/report.ts"
import { consent } from "../state/session/consent.ts"
import { visitorProps } from "../state/session/visitor.ts"
import type { EventName, EventProps } from "./events.ts"
import { isTrackingRefused } from "./permission.ts"

type Carried<Name extends EventName> = keyof EventProps<Name> extends never
  ? []
  : [props: EventProps<Name>]

/** Whether events are sent: set up by the operator, allowed by her, and not refused by the browser. */
export function isTracking(): boolean {
  return (
    environment.analyticsDomain !== undefined &&
    consent.analytics === "granted" &&
    !isTrackingRefused()
  )
}

/** Counts an event. Does nothing unless counting is set up and allowed, and never fails. */
export function track<Name extends EventName>(name: Name, ...[props]: Carried<Name>): void {
  if (!isTracking()) return
  environment
    .sendEvent(name, { ...visitorProps(), ...props })
    .catch((cause: unknown) => warn("An event could not be sent.", cause))
}
