import { useId } from "react"
import { useDialog } from "../../hooks/useDialog.ts"
import type { ModalProps } from "../Modal/index.ts"
import { ModalFrame } from "../Modal/ModalFrame.tsx"
import { BottomSheetRoot } from "./BottomSheetRoot.tsx"
import { useSheetDrag } from "./useSheetDrag.ts"

export type BottomSheetProps = ModalProps

/** A sheet within a thumb's reach, for choosing and browsing; from 1024 px it is a centred card. */
export function BottomSheet({
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
}: BottomSheetProps) {
  const id = useId()
  const { present, dialogProps } = useDialog({ open, onClose, initialFocus, returnFocus, ref })
  const drag = useSheetDrag({ onDismiss: () => onClose({ by: "drag" }) })
  return (
    <BottomSheetRoot data-stylin-ui="" aria-labelledby={id} {...rest} {...dialogProps}>
      {present ? (
        <ModalFrame
          id={id}
          title={title}
          words={words}
          onClose={() => onClose({ by: "button" })}
          actions={actions}
          grip={<div data-part="grip" aria-hidden="true" onPointerDown={drag} />}
        >
          {children}
        </ModalFrame>
      ) : null}
    </BottomSheetRoot>
  )
}
