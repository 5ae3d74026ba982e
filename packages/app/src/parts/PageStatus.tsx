import { colour, FullScreenLoader, Snackbar, space, textSize, VisuallyHidden } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { announcer } from "../state/announcer.ts"
import { network } from "../state/network.ts"
import { dismissSnackbar, snackbar } from "../state/snackbar.ts"
import { ui } from "../state/ui.ts"

const Notice = styled.div`
  padding: ${space[8]} ${space[20]};
  background: ${colour.ink};
  color: ${colour.paper};
  font-size: ${textSize[14]};
  text-align: center;

  &:empty {
    display: none;
  }
`

/** Says that there is no network, for as long as that is so. */
export function OfflineNotice() {
  const { isOnline } = useSnapshot(network)
  return (
    <Notice role="status">
      {isOnline ? null : "You are offline. What was loaded stays here."}
    </Notice>
  )
}

/** The one message at the foot of the screen. */
export function AppSnackbar() {
  const { message } = useSnapshot(snackbar)
  return (
    <Snackbar
      text={message?.text}
      color={message?.color}
      timeout={message?.timeout}
      messageId={message?.id}
      onDismiss={dismissSnackbar}
    />
  )
}

/** A screen that came up behind the loader could not take focus then. */
const findHeading = () => document.querySelector<HTMLElement>("main h1")

/** Blocks clicks while something holds the whole page. */
export function PageLoader() {
  const { isPageLoading } = useSnapshot(ui)
  return <FullScreenLoader open={isPageLoading} label="One moment" returnFocus={findHeading} />
}

/** Tells screen readers which screen has come up. */
export function Announcer() {
  const { text } = useSnapshot(announcer)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
