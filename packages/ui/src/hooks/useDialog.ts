import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { mergeRefs } from "./mergeRefs.ts"
import { useLatest } from "./useLatest.ts"

/** Its button; Escape or a device's back gesture; a press on the veil beside it; a drag. */
export const DIALOG_CLOSERS = ["button", "escape", "beside", "drag"] as const

export type DialogCloser = (typeof DIALOG_CLOSERS)[number]

/** How somebody asked a dialog to close. */
export interface DialogClosing {
  /** What closed it. */
  by: DialogCloser
}

type Owned =
  | "open"
  | "inert"
  | "title"
  | "onCancel"
  | "onClick"
  | "onClose"
  | "onKeyDown"
  | "onPointerDown"

/** What a dialog component takes besides its own: all but the attributes its base sets itself. */
export type DialogElementProps = Omit<ComponentProps<"dialog">, Owned>

/** What every dialog component takes about opening and closing. */
export interface DialogBehaviour {
  /** Whether it is shown; focus moves in when it opens and back when it closes. */
  open: boolean
  /** Called when somebody asks for it to close; it closes once `open` is false. */
  onClose: (closing: DialogClosing) => void
  /** What takes focus when it opens; without it, the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Finds what takes focus when it closes and what had focus before is no longer in the page. */
  returnFocus?: (() => HTMLElement | null) | undefined
}

/**
 * The behaviour of all that opens above the page, on the native dialog: the browser keeps focus
 * inside and gives it back, makes the page inert, and stacks dialogs, so that Escape and presses
 * reach the upper one only. The page's scrolling is locked by GlobalStyle while any is open.
 *
 * It closes at once, so that the page takes input again, but stays to be seen until its CSS
 * transition has ended; what it holds is to be rendered while `present`.
 */
export function useDialog({
  open,
  onClose,
  initialFocus,
  returnFocus,
  ref,
}: DialogBehaviour & { ref?: Ref<HTMLDialogElement> | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const [present, setPresent] = useState(open)
  const [forcedShut, setForcedShut] = useState(0)
  const fallback = useLatest(returnFocus)
  if (open && !present) setPresent(true)

  // The clean-up runs before React takes the element out of the page, so that the browser can still
  // hand focus back to where it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again what the browser has shut
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    initialFocus?.current?.focus()
    return () => element.close()
  }, [open, initialFocus, forcedShut])

  // Only now has that which opened it been removed, if closing it meant so.
  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    return () => {
      const { activeElement } = document
      // Without a place to return to, browsers leave focus in the closed dialog for a moment.
      const isLost = activeElement === document.body || element.contains(activeElement)
      if (isLost && !element.open) fallback.current?.()?.focus()
    }
  }, [open, fallback])

  useEffect(() => {
    const element = dialog.current
    if (open || !present || element === null) return
    let isAwaited = true
    const leaving = element.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(leaving).then(() => {
      if (isAwaited) setPresent(false)
    })
    return () => {
      isAwaited = false
    }
  }, [open, present])

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

  return {
    /** Whether its contents are to be rendered: while it is open, and while it leaves. */
    present,
    /** For the dialog element. */
    dialogProps: {
      ref: mergeRefs(dialog, ref),
      inert: !open,
      onKeyDown: (event: KeyboardEvent) => {
        // Something inside, such as a tooltip or a dialog above, may have had use for the key.
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing)
          return
        event.preventDefault()
        onClose({ by: "escape" })
      },
      // Escape with focus on nothing, and a phone's back gesture. File pickers' own events bubble.
      onCancel: (event: SyntheticEvent) => {
        if (!isOwn(event)) return
        event.preventDefault()
        onClose({ by: "escape" })
      },
      // A browser that has been refused once closes the second time without asking.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (!isOwn(event) || !open || event.currentTarget.open) return
        setForcedShut((times) => times + 1)
        onClose({ by: "escape" })
      },
      // A press counts that also began beside it: selecting text may end there.
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = isOwn(event)
      },
      onClick: (event: MouseEvent) => {
        if (isOwn(event) && pressedBeside.current) onClose({ by: "beside" })
      },
    },
  }
}
