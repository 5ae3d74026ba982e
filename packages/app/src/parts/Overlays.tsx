import { FullScreenLoader, Snackbar } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { UpdatePrompt } from "../pwa/UpdatePrompt.tsx"
import { dismissSnackbar, snackbar } from "../state/shell/snackbar.ts"
import { ui } from "../state/shell/ui.ts"
import { t } from "../words/t.ts"

/** A screen shown behind the loader could not take focus. */
const findHeading = () => document.querySelector<HTMLElement>("main h1")

/** What may cover any screen: the message at its foot, and the loader that blocks clicks. */
export default function Overlays() {
  const { message } = useSnapshot(snackbar)
  const { isPageLoading } = useSnapshot(ui)
  return (
    <>
      <Snackbar
        text={message?.text}
        tone={message?.color}
        timeout={message?.timeout}
        messageId={message?.id}
        action={message?.undo && { label: t("Undo"), onClick: message.undo }}
        onDismiss={dismissSnackbar}
      />
      <FullScreenLoader open={isPageLoading} label={t("One moment")} returnFocus={findHeading} />
      <UpdatePrompt />
    </>
  )
}
