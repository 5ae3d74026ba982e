import { endTips } from "../state/feed/tips.ts"
import { endSession, startSession } from "../state/session/auth.ts"

/** Starts as a member who has seen the tips. */
export function beMember(): void {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  endTips()
}
