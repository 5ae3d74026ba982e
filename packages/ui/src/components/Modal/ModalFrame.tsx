import type { ReactNode } from "react"
import { CloseIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"

interface ModalFrameProps {
  /** The heading's id, which names the dialog; with `-body` appended, the content's id. */
  readonly id: string
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly actions: ReactNode
  /** Lies over the head, for a gesture of its own. */
  readonly grip?: ReactNode
  readonly children: ReactNode
}

/** The contents of a dialog: a head with title and close button, the content, the buttons at the foot. */
export function ModalFrame({
  id,
  title,
  closeLabel,
  onClose,
  actions,
  grip,
  children,
}: ModalFrameProps) {
  return (
    <div data-part="frame">
      <header>
        {grip}
        <h2 id={id}>{title}</h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div data-part="body" id={`${id}-body`}>
        {children}
      </div>
      {actions === undefined ? null : <footer>{actions}</footer>}
    </div>
  )
}
