import { useRef } from "react"
import { Button } from "../Button/index.ts"
import { Modal, type ModalProps } from "../Modal/index.ts"

export interface ConfirmModalProps
  extends Omit<ModalProps, "onClose" | "actions" | "initialFocus"> {
  /** Text of the button that goes ahead. */
  confirmLabel: string
  /** Text of the button that does not. */
  cancelLabel?: string | undefined
  /** Marks going ahead as something that cannot be undone; focus then starts on cancelling. */
  danger?: boolean | undefined
  /** Shows that it is being done, and locks the buttons. */
  busy?: boolean | undefined
  /** Called when she goes ahead. */
  onConfirm: () => void
  /** Called when she does not, by button, Escape or a press beside the card. */
  onCancel: () => void
}

/** A question with two answers, asked before something is done. */
export function ConfirmModal({
  confirmLabel,
  cancelLabel = "Cancel",
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmModalProps) {
  const answer = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    if (!busy) onCancel()
  }
  return (
    <Modal
      role="alertdialog"
      {...rest}
      onClose={cancel}
      initialFocus={answer}
      actions={
        <>
          <Button
            ref={danger ? undefined : answer}
            variant={danger ? "danger" : "primary"}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button
            ref={danger ? answer : undefined}
            variant="secondary"
            disabled={busy}
            onClick={cancel}
          >
            {cancelLabel}
          </Button>
        </>
      }
    />
  )
}
