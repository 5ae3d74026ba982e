import type { ReactNode } from "react"
import { CloseIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { IconButton } from "../IconButton/index.ts"
import { MODAL_WORDS, type ModalWords } from "./modalWords.ts"

interface ModalFrameProps {
  /** The heading's id, which names the dialog; with `-body` appended, the content's id. */
  readonly id: string
  readonly title: ReactNode
  readonly words: Partial<ModalWords> | undefined
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
  words,
  onClose,
  actions,
  grip,
  children,
}: ModalFrameProps) {
  const { close } = useWords("Modal", MODAL_WORDS, words)
  return (
    <div data-part="frame">
      <header data-stylin-ui="">
        {grip}
        <h2 data-stylin-ui="" id={id}>
          {title}
        </h2>
        <IconButton label={close} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div data-part="body" id={`${id}-body`}>
        {children}
      </div>
      {actions === undefined ? null : <footer data-stylin-ui="">{actions}</footer>}
    </div>
  )
}
