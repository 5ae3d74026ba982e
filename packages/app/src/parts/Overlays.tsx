import { FullScreenLoader, Snackbar } from "@stylin/ui"
import { useLayoutEffect, useRef } from "react"
import { useSnapshot } from "valtio/react"
import { warn } from "../lib/report.ts"
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
  const root = useRef<HTMLDivElement>(null)
  const said = message?.id
  useLayoutEffect(() => {
    if (said === undefined) return
    import("../lib/liftMessage.ts").then(
      ({ liftMessage }) => root.current && liftMessage(root.current),
      (cause: unknown) => warn("A message may cover what can be pressed.", cause),
    )
  }, [said])
  return (
    <>
      <Snackbar
        ref={root}
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
