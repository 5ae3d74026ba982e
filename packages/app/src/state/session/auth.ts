import { proxy } from "valtio/vanilla"
import { forgetEverything, forgetInMemory, onForget } from "../kept/lifetime.ts"
import { createStore, readText, type StoredSchema, writeText } from "../kept/persistence.ts"

const TOKEN_KEY = "token"

interface Auth {
  isAuth: boolean
  email: string
}

// Written by hand: this module is in every visitor's first load, where a schema library would be
// its largest part.
const schema: StoredSchema<Auth> = {
  safeParse(input) {
    if (typeof input !== "object" || input === null) return { success: false }
    if (!("isAuth" in input) || !("email" in input)) return { success: false }
    const { isAuth, email } = input
    if (typeof isAuth !== "boolean" || typeof email !== "string") return { success: false }
    return { success: true, data: { isAuth, email } }
  },
}
const store = createStore({ key: "auth", version: 1, schema })

/** Who is signed in. Read with `useSnapshot`; changed only by the actions of this module. */
export const auth = proxy<Auth>({ isAuth: false, email: "" })

onForget(() => Object.assign(auth, { isAuth: false, email: "" }))

/** The bearer token, or undefined for a guest. */
export function token(): string | undefined {
  return readText(TOKEN_KEY) ?? undefined
}

/** Takes over a fresh sign-in, and forgets the previous person's data. */
export function startSession(session: { email: string; token: string }): void {
  if (auth.isAuth && auth.email !== session.email) forgetEverything()
  writeText(TOKEN_KEY, session.token)
  store.write({ isAuth: true, email: session.email })
  Object.assign(auth, { isAuth: true, email: session.email })
}

/** Ends the session on this device and forgets all its data. */
export function endSession(): void {
  forgetEverything()
}

/** Reads the stored session. A sign-in without its token, or a token alone, does not count. */
export function restoreSession(): void {
  const stored = store.read()
  const signedIn = stored?.isAuth === true && token() !== undefined
  const email = signedIn ? stored.email : ""
  if (auth.isAuth && auth.email !== email) forgetInMemory()
  Object.assign(auth, { isAuth: signedIn, email })
}

/** Follows sign-ins and sign-outs in other tabs. Returns how to stop. */
export function followOtherTabs(target: EventTarget = window): () => void {
  const follow = (event: Event) => {
    // A null key means that the whole storage was cleared.
    if (event instanceof StorageEvent && [null, TOKEN_KEY, store.key].includes(event.key)) {
      restoreSession()
    }
  }
  target.addEventListener("storage", follow)
  return () => target.removeEventListener("storage", follow)
}
