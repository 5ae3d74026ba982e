import { useRef } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { Button } from "../Button/index.ts"
import { Modal, type ModalProps } from "../Modal/index.ts"
import type { ModalWords } from "../Modal/modalWords.ts"
import { CONFIRM_MODAL_WORDS, type ConfirmModalWords } from "./confirmModalWords.ts"

export interface ConfirmModalProps
  extends Omit<ModalProps, "onClose" | "actions" | "initialFocus" | "words"> {
  /** Text of the button that goes ahead. */
  confirmLabel: string
  /** Replaces some of the words. */
  words?: Partial<ConfirmModalWords & ModalWords> | undefined
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
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  words: ownWords,
  ...rest
}: ConfirmModalProps) {
  const words = useWords("ConfirmModal", CONFIRM_MODAL_WORDS, ownWords)
  const answer = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    if (!busy) onCancel()
  }
  return (
    <Modal
      role="alertdialog"
      {...rest}
      words={ownWords}
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
            {words.cancel}
          </Button>
        </>
      }
    />
  )
}
