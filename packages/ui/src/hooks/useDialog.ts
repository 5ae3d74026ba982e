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

/** How a dialog was asked to close. */
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

/** Props of a dialog component besides its own: all but the attributes that its base sets itself. */
export type DialogElementProps = Omit<ComponentProps<"dialog">, Owned>

/** Props of every dialog component for opening and closing. */
export interface DialogBehaviour {
  /** Whether it is shown; focus moves in when it opens and back when it closes. */
  open: boolean
  /** Called when she asks it to close; it closes once `open` is false. */
  onClose: (closing: DialogClosing) => void
  /** What takes focus when it opens; without it, the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Finds what takes focus on closing if the element that had it before is no longer in the page. */
  returnFocus?: (() => HTMLElement | null) | undefined
}

/**
 * Behaviour of everything that opens above the page, on the native dialog. The browser keeps focus
 * inside and returns it, makes the page inert, and stacks dialogs, so that Escape and presses only
 * reach the top one. GlobalStyle locks the page's scrolling while any is open.
 * It closes at once, so that the page takes input again, but stays visible until its CSS transition
 * has ended; render its contents while `present`.
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

  // The clean-up runs before React removes the element, so that the browser can still return focus
  // to where it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again what the browser has shut
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    initialFocus?.current?.focus()
    return () => element.close()
  }, [open, initialFocus, forcedShut])

  // By now the element that opened it has been removed, if closing removes it.
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
    /** Whether to render its contents: while it is open, and while it is closing. */
    present,
    /** Props for the dialog element. */
    dialogProps: {
      ref: mergeRefs(dialog, ref),
      inert: !open,
      onKeyDown: (event: KeyboardEvent) => {
        // Something inside, such as a tooltip or a dialog above, may have used the key.
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing)
          return
        event.preventDefault()
        onClose({ by: "escape" })
      },
      // Escape without focus, and a phone's back gesture. File pickers' own events bubble.
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
      // A press counts only if it also began on the veil, because selecting text may end there.
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = isOwn(event)
      },
      onClick: (event: MouseEvent) => {
        if (isOwn(event) && pressedBeside.current) onClose({ by: "beside" })
      },
    },
  }
}
