import { messageOf } from "@stylin/api/client"
import { updateUser } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { dropFeed } from "../feed/feed.ts"
import { createSender } from "../outbox/sender.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { loadProfile, profile } from "./profile.ts"
import { type Answers, waitingAnswers, withAnswers } from "./waitingAnswers.ts"

// This module is fetched with the first answers that could not be sent.

/** Has answers sent as soon as the provider is reached, with the time at which she gave them. */
export function sendLater(answers: Answers, said_at: string): void {
  waitingAnswers.said = ref([...waitingAnswers.said, { answers, said_at }])
  if (profile.known) profile.known = ref(withAnswers(profile.known))
  void sendAnswers()
}

/** Sends what waits, one after the other. */
export const sendAnswers = createSender({
  outbox: waitingAnswers,
  tell: async ({ answers, said_at }, signal) => {
    const body = { update_values: answers, said_at }
    const known = await environment.call(updateUser, { body }, { signal })
    if (signal.aborted) return
    profile.known = ref(withAnswers(known))
    // The cached looks were chosen, and drawn, for her earlier profile.
    dropFeed()
  },
  refused: "Answers were refused.",
  onRefused: (_answers, cause) => {
    showSnackbar({ text: messageOf(cause), color: "red" })
    void loadProfile()
  },
})
