import { createClient } from "@stylin/api/client"
import { API_BASE } from "../lib/provider.ts"
import { auth, endSession, token } from "../state/session/auth.ts"
import { endWithSession, inHerLanguage, noteReach } from "../state/session/calls.ts"
import { showSnackbar } from "../state/shell/snackbar.ts"
import { t } from "../words/t.ts"
import { fetchOrTake } from "./begunFeed.ts"

const client = createClient({
  baseUrl: API_BASE,
  fetch: fetchOrTake,
  getToken: token,
  onUnauthorised: () => {
    if (!auth.isAuth) return
    endSession()
    showSnackbar({ text: t("You have been signed out. Please sign in again."), color: "orange" })
  },
})

/** The provider's calls, as the signed-in person. */
export const call = endWithSession(noteReach(inHerLanguage(client.call)))
