import { ApiError, messageOf } from "@stylin/api/client"
import { useEffect, useId, useRef, useState } from "react"

/**
 * What is wrong with each field, by name; an empty text marks a field whose error is shown
 * elsewhere.
 */
export type FieldErrors = Readonly<Record<string, string | undefined>>

type Submission =
  | { readonly kind: "idle" }
  | { readonly kind: "busy" }
  /** Not sent: some fields are invalid. */
  | { readonly kind: "refused"; readonly errors: FieldErrors }
  | { readonly kind: "failed"; readonly message: string; readonly status: number | undefined }

const NO_ERRORS: FieldErrors = {}

/**
 * The state of a form. `send` runs the work unless an earlier run is in progress, and turns its
 * rejection into a message; `refuse` marks invalid fields without sending. Either way focus moves
 * to the first invalid field of `form`.
 */
export function useSubmit() {
  const [submission, setSubmission] = useState<Submission>({ kind: "idle" })
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (submission.kind !== "refused" && submission.kind !== "failed") return
    form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
  }, [submission])

  const errors = submission.kind === "refused" ? submission.errors : NO_ERRORS
  const failure = submission.kind === "failed" ? submission : null
  return {
    isBusy: submission.kind === "busy",
    /** Why the work failed; belongs in an element with `errorId`. */
    error: failure?.message ?? null,
    errorId,
    form,
    /** The status of the provider's refusal, if that is the reason. */
    status: failure?.status,
    /**
     * A field's props: its own error, or a link to the provider's refusal if it is about this
     * field.
     */
    field(name: string, isRefused = false) {
      const own = errors[name]
      return {
        name,
        "aria-invalid": isRefused || own !== undefined ? true : undefined,
        "aria-describedby": isRefused ? errorId : undefined,
        error: own === "" ? undefined : own,
      }
    },
    refuse: (errors: FieldErrors) => setSubmission({ kind: "refused", errors }),
    async send(work: () => Promise<void>): Promise<void> {
      if (submission.kind === "busy") return
      setSubmission({ kind: "busy" })
      try {
        await work()
        setSubmission({ kind: "idle" })
      } catch (cause) {
        const status = cause instanceof ApiError ? cause.status : undefined
        setSubmission({ kind: "failed", message: messageOf(cause), status })
      }
    },
  }
}
