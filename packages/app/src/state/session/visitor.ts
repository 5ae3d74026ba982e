import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { ATTRIBUTION_KEYS, type Touch, touchText } from "./attribution.ts"

const touch = z.object({
  at: z.string(),
  from: z.partialRecord(z.enum(ATTRIBUTION_KEYS), z.string()),
})
/** How she has signed in. */
const LOGIN_METHODS = ["email", "open_id", "passkey"] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

const stored = z.object({
  first_touch: z.nullable(touch),
  latest_touch: z.nullable(touch),
  login_method: z.nullable(z.enum(LOGIN_METHODS)),
  is_returning_user: z.nullable(z.boolean()),
})
type Visitor = z.infer<typeof stored>

const store = createStore({ key: "visitor", version: 1, schema: stored })

function initial(): Visitor {
  return { first_touch: null, latest_touch: null, login_method: null, is_returning_user: null }
}

/** How she came here, for every event. Kept only while she lets visits be counted. */
export const visitor = proxy<Visitor>(store.read() ?? initial())
persist(visitor, store, () => (visitor.first_touch === null ? null : stored.parse(visitor)))
onForget(forgetVisitor)

/** Records where this visit came from; the first touch stays the first. */
export function recordTouch(latest: Touch): void {
  visitor.first_touch ??= latest
  visitor.latest_touch = latest
}

/** Records that she signed in, or signed up. */
export function recordLogin({
  isReturning,
  method,
}: {
  isReturning: boolean
  method: LoginMethod
}): void {
  visitor.login_method = method
  visitor.is_returning_user = isReturning
}

/** Forgets how she came here. */
export function forgetVisitor(): void {
  Object.assign(visitor, initial())
}

/** What every event carries about her visit. */
export function visitorProps(): Record<string, string | boolean> {
  const { first_touch, latest_touch, login_method, is_returning_user } = visitor
  return {
    ...(first_touch && { first_touch: touchText(first_touch) }),
    ...(latest_touch && { latest_touch: touchText(latest_touch) }),
    ...(login_method && { login_method }),
    ...(is_returning_user !== null && { is_returning_user }),
  }
}
