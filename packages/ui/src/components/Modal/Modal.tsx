import { type ReactNode, useId } from "react"
import { type DialogBehaviour, type DialogElementProps, useDialog } from "../../hooks/useDialog.ts"
import { ModalFrame } from "./ModalFrame.tsx"
import { ModalRoot } from "./ModalRoot.tsx"
import type { ModalWords } from "./modalWords.ts"

export interface ModalProps extends DialogElementProps, DialogBehaviour {
  /** Says what it is about; its accessible name. */
  title: ReactNode
  /** Replaces some of the words. */
  words?: Partial<ModalWords> | undefined
  /** The buttons at its foot, the first one the most important. */
  actions?: ReactNode
}

/** A card above the page, which is blocked behind it. */
export function Modal({
  open,
  onClose,
  initialFocus,
  returnFocus,
  title,
  words,
  actions,
  children,
  ref,
  ...rest
}: ModalProps) {
  const id = useId()
  const { present, dialogProps } = useDialog({ open, onClose, initialFocus, returnFocus, ref })
  return (
    // Screen readers read an alert dialog whole when it opens, but only the name of other dialogs.
    <ModalRoot
      data-stylin-ui=""
      aria-labelledby={id}
      aria-describedby={rest.role === "alertdialog" ? `${id}-body` : undefined}
      {...rest}
      {...dialogProps}
    >
      {present ? (
        <ModalFrame
          id={id}
          title={title}
          words={words}
          onClose={() => onClose({ by: "button" })}
          actions={actions}
        >
          {children}
        </ModalFrame>
      ) : null}
    </ModalRoot>
  )
}
