import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { CloseIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { ModalRoot } from "./ModalRoot.tsx"

export interface ModalProps extends Omit<ComponentProps<"dialog">, "title" | "open" | "onClose"> {
  /** Whether it is shown; focus moves in when it opens and back when it closes. */
  open: boolean
  /** What it is about; its accessible name. */
  title: ReactNode
  /** Called by the close button, Escape and a press beside the sheet. */
  onClose: () => void
  /** Accessible name of the close button. */
  closeLabel?: string | undefined
  /** The buttons at its foot. */
  actions?: ReactNode
}

/** A sheet above the page, which waits behind it; built on the native dialog. */
export function Modal({
  open,
  title,
  onClose,
  closeLabel = "Close",
  actions,
  children,
  ref: givenRef,
  ...rest
}: ModalProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // The clean-up runs before React takes the element out of the page, so that the browser can still
  // hand focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    return () => element.close()
  }, [open])

  const attach = (element: HTMLDialogElement | null) => {
    dialog.current = element
    if (typeof givenRef === "function") return givenRef(element)
    if (givenRef) givenRef.current = element
  }

  return (
    <ModalRoot
      {...rest}
      ref={attach}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open ? (
        <div data-part="sheet">
          <header>
            <h2 id={id}>{title}</h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </header>
          {children}
          {actions === undefined ? null : <footer>{actions}</footer>}
        </div>
      ) : null}
    </ModalRoot>
  )
}
