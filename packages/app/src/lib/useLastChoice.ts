import { messageOf } from "@stylin/api/client"
import { useRef, useState } from "react"

/**
 * Saves each choice as it is made. One call runs at a time: of what is chosen meanwhile, only the last is saved
 * after it, so that arrow keys can pass over others.
 */
export function useLastChoice<Value>(save: (value: Value) => Promise<void>) {
  const [chosen, setChosen] = useState<Value>()
  const [error, setError] = useState<string | null>(null)
  // Refs, because two choices may be made before the next render.
  const waiting = useRef<{ readonly value: Value } | null>(null)
  const isSaving = useRef(false)

  const saveWaiting = async () => {
    if (isSaving.current) return
    isSaving.current = true
    let failure: string | null = null
    for (let next = waiting.current; next; next = waiting.current) {
      waiting.current = null
      // What became of a choice that another has replaced does not matter.
      failure = await save(next.value).then(() => null, messageOf)
    }
    isSaving.current = false
    setError(failure)
    setChosen(undefined)
  }
  return {
    /** What is being saved; undefined once what is saved can be shown. */
    chosen,
    /** Why the last choice could not be saved. */
    error,
    choose(value: Value) {
      waiting.current = { value }
      setChosen(value)
      setError(null)
      void saveWaiting()
    },
  }
}
