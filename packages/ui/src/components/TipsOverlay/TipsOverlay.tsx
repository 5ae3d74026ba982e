import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { type DialogBehaviour, type DialogElementProps, useDialog } from "../../hooks/useDialog.ts"
import { useLatest } from "../../hooks/useLatest.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { Button } from "../Button/index.ts"
import { TipsOverlayRoot } from "./TipsOverlayRoot.tsx"
import type { TipPlacement } from "./tipGeometry.ts"
import { TIPS_OVERLAY_WORDS, type TipsOverlayWords } from "./tipsOverlayWords.ts"
import { useTipPlace } from "./useTipPlace.ts"

export interface Tip {
  /** A few words in the display type. */
  title: string
  /** One or two sentences. */
  text: ReactNode
  /** Finds what it points at when its turn comes; pass the same function on every render. */
  target?: (() => Element | null) | undefined
  /** The side of its target to prefer; below by default. */
  placement?: TipPlacement | undefined
}

/** How a round of tips ended. */
export interface TipsEnd {
  /** Whether it was left before the last tip was read. */
  skipped: boolean
  /** How many tips were seen. */
  seen: number
}

export interface TipsOverlayProps
  extends Omit<DialogElementProps, "children">,
    Pick<DialogBehaviour, "open" | "returnFocus"> {
  /** The tips, in order. */
  tips: readonly Tip[]
  /** How long after `open` the first one appears, in milliseconds. */
  delay?: number | undefined
  /**
   * Called after the last tip, when she skips the rest, and at once if there are no tips; stop
   * showing the tips then.
   */
  onEnd: (end: TipsEnd) => void
  /** Replaces some of the words. */
  words?: Partial<TipsOverlayWords> | undefined
}

/** A round of tips, each beside its target, which is lit while the rest of the page is dimmed. */
export function TipsOverlay({
  open,
  returnFocus,
  tips,
  delay = 200,
  onEnd,
  ref,
  words: ownWords,
  ...rest
}: TipsOverlayProps) {
  const id = useId()
  const words = useWords("TipsOverlay", TIPS_OVERLAY_WORDS, ownWords)
  const next = useRef<HTMLButtonElement>(null)
  const [started, setStarted] = useState(false)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => {
      setIndex(0)
      setStarted(true)
    }, delay)
    return () => {
      clearTimeout(timer)
      setStarted(false)
    }
  }, [open, delay])

  const isPointless = open && started && tips.length === 0
  const end = useLatest(onEnd)
  useEffect(() => {
    if (isPointless) end.current({ skipped: false, seen: 0 })
  }, [isPointless, end])

  const tip = tips[index]
  const shown = open && started && tip !== undefined
  const isLast = index === tips.length - 1
  const { present, dialogProps } = useDialog({
    open: shown,
    initialFocus: next,
    returnFocus,
    ref,
    // A press on the veil is too easily an accident; Escape is not.
    onClose: ({ by }) => {
      if (by !== "beside") onEnd({ skipped: !isLast, seen: index + 1 })
    },
  })
  const { card, light, pointer } = useTipPlace({
    open: shown,
    target: tip?.target,
    placement: tip?.placement ?? "bottom",
  })

  const goOn = () => {
    if (isLast) onEnd({ skipped: false, seen: tips.length })
    else setIndex(index + 1)
  }

  return (
    <TipsOverlayRoot data-stylin-ui="" aria-labelledby={id} {...rest} {...dialogProps}>
      {present && tip ? (
        <>
          <div ref={light} data-part="light" />
          <div ref={card} data-part="card">
            <span ref={pointer} data-part="pointer" />
            <div data-part="words" aria-live="polite" aria-atomic="true">
              <p data-part="counter">{words.counter({ number: index + 1, total: tips.length })}</p>
              <h2 data-stylin-ui="" id={id}>
                {tip.title}
              </h2>
              <div data-stylin-ui="">{tip.text}</div>
            </div>
            <div data-part="buttons">
              <Button ref={next} onClick={goOn}>
                {isLast ? words.done : words.next}
              </Button>
              {isLast ? null : (
                <Button variant="quiet" onClick={() => onEnd({ skipped: true, seen: index + 1 })}>
                  {words.skip}
                </Button>
              )}
            </div>
          </div>
        </>
      ) : null}
    </TipsOverlayRoot>
  )
}
