import { type ComponentType, startTransition, useEffect, useState } from "react"
import { forgetCode, type Loader, loadCode, loadedCode } from "./loadCode.ts"
import { warn } from "./report.ts"

/**
 * A component whose code is fetched when it is needed; null until then. If it cannot be fetched, it
 * stays away and the rest of the screen works.
 */
export function useLate<Props>(
  load: Loader<Props>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Content, setContent] = useState<ComponentType<Props> | null>(
    () => (isWanted && loadedCode(load)?.default) || null,
  )
  const isMissing = isWanted && Content === null

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    loadCode(load).then(
      ({ default: Late }) => {
        // Many cards may wait for the same code: a press goes before them.
        if (isAwaited) startTransition(() => setContent(() => Late))
      },
      ({ cause }: Error) => {
        forgetCode(load)
        warn("A part of the page could not be fetched.", cause)
      },
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing, load])

  return Content
}
