import { messageOf } from "@stylin/api/client"
import { useState } from "react"

type Submission =
  | { readonly kind: "idle" }
  | { readonly kind: "busy" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * The state of a form that is sent. `send` runs the work unless an earlier one is still under way,
 * and turns what it rejects with into a message; `refuse` shows a message without sending.
 */
export function useSubmit() {
  const [submission, setSubmission] = useState<Submission>({ kind: "idle" })
  return {
    isBusy: submission.kind === "busy",
    error: submission.kind === "failed" ? submission.message : null,
    refuse: (message: string) => setSubmission({ kind: "failed", message }),
    async send(work: () => Promise<void>): Promise<void> {
      if (submission.kind === "busy") return
      setSubmission({ kind: "busy" })
      try {
        await work()
        setSubmission({ kind: "idle" })
      } catch (cause) {
        setSubmission({ kind: "failed", message: messageOf(cause) })
      }
    },
  }
}
