import { useSnapshot } from "valtio/react"
import { waysIn } from "../../state/profile/waysIn.ts"
import { PasswordDialog } from "./PasswordDialog.tsx"

interface Props {
  readonly title: string
  /** What will happen. */
  readonly text: string
  /** The words of the button. */
  readonly action: string
  /** Receives her password, if she has one. Its rejection is shown. */
  readonly onProved: (password: string | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Asks for her password before a way of signing in changes. Mounted while it is open. */
export function ProveHerself({ onProved, ...words }: Props) {
  const hasPassword = useSnapshot(waysIn).known?.has_password ?? true
  return (
    <PasswordDialog
      {...words}
      hasPassword={hasPassword}
      onSend={({ password }) => onProved(password || undefined)}
    />
  )
}
