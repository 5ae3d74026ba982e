import * as z from "zod/mini"
import { done, identifier } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"

/** A sign-in that has not ended, on one of her devices. */
const sessionFacts = {
  /** Browser and system, such as "Firefox on Windows"; null where they are not known. */
  label: z.nullable(z.string()),
  /** The day she signed in, in UTC. */
  first_seen: day,
  /** The last day it was used, in UTC. */
  last_seen: day,
}

export const keptSession = z.object(sessionFacts)

const session = z.object({
  session_id: z.string(),
  ...sessionFacts,
  /** Whether the call itself belongs to it. */
  is_this: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessions = operation({
  name: "listSessions",
  method: "GET",
  path: "/users/sessions",
  summary: "The devices on which she is signed in, the one that asks first.",
  tag: "users",
  access: "user",
  result: z.array(session),
  envelope: "data",
})

export const endSession = operation({
  name: "endSession",
  method: "POST",
  path: "/users/sessions/end",
  summary: "Signs one of her devices out at once. One that is unknown, or signed out, is ignored.",
  tag: "users",
  access: "user",
  body: z.strictObject({ session_id: identifier }),
  result: done,
  envelope: "data",
})

export const endOtherSessions = operation({
  name: "endOtherSessions",
  method: "POST",
  path: "/users/sessions/end-others",
  summary: "Signs all of her devices out at once except the one that asks.",
  tag: "users",
  access: "user",
  result: done,
  envelope: "data",
})
