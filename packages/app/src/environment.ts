import { type Client, createClient, randomKey } from "@stylin/api/client"
import { API_BASE } from "./lib/provider.ts"
import { type Wait, wait } from "./lib/wait.ts"
import { auth, endSession, token } from "./state/auth.ts"
import { showSnackbar } from "./state/snackbar.ts"

/** What the states need of the world outside, in one place so that tests can stand in for it. */
export interface Environment {
  /** Makes a call to the provider. */
  call: Client["call"]
  /** Waits a number of milliseconds. */
  wait: Wait
  /** A new, unguessable key. */
  createKey: () => string
}

const client = createClient({
  baseUrl: API_BASE,
  getToken: token,
  onUnauthorised: () => {
    if (!auth.isAuth) return
    endSession()
    showSnackbar({ text: "You have been signed out. Please sign in again.", color: "orange" })
  },
})

export const environment: Environment = {
  call: client.call,
  wait,
  createKey: randomKey,
}
