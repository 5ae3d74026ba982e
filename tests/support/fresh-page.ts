import { configure } from "@testing-library/react"
import { afterAll, beforeAll } from "vitest"
import { environment } from "../../packages/app/src/environment.ts"
import { forgetInMemory } from "../../packages/app/src/state/kept/lifetime.ts"
import { endSession } from "../../packages/app/src/state/session/auth.ts"
import { dismissSnackbar } from "../../packages/app/src/state/shell/snackbar.ts"
import { PRISTINE } from "./pristine.ts"

// As generous as the other limits of vitest.config.ts: what never appears still fails.
configure({ asyncUtilTimeout: 120_000 })

// Files share their modules and a page, so each has to find them as the first one did: the clock already as it is
// read, for some say at once which day is today.
Object.assign(environment, PRISTINE)
beforeAll(() => {
  dismissSnackbar()
  // Some files need no page, and so have nothing to keep a session in.
  if (!("document" in globalThis)) {
    forgetInMemory()
    return
  }
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, "", "/")
  document.title = ""
  document.body.replaceChildren()
})

// What is kept a moment after it has changed is kept while there is a page.
afterAll(() => {
  if ("document" in globalThis) window.dispatchEvent(new Event("pagehide"))
})
