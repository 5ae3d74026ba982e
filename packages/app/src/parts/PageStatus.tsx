import { colour, space, textSize, VisuallyHidden } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useLate } from "../lib/useLate.ts"
import { useAppLocation } from "../router/history.ts"
import { announcer } from "../state/announcer.ts"
import { network } from "../state/network.ts"
import { snackbar } from "../state/snackbar.ts"
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

export const loadOverlays = () => import("./Overlays.tsx")

/** The message and the loader above the screens. The splash screen, which comes first, has neither. */
export function LateOverlays() {
  const [path] = useAppLocation()
  const { message } = useSnapshot(snackbar)
  const { isPageLoading } = useSnapshot(ui)
  const Overlays = useLate(loadOverlays, path !== "/" || message !== null || isPageLoading)
  return Overlays && <Overlays />
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
