import { colour, layer, space, textSize, VisuallyHidden } from "@stylin/ui"
import { createGlobalStyle, styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useLate } from "../lib/useLate.ts"
import { useAppLocation } from "../router/history.ts"
import { announcer } from "../state/shell/announcer.ts"
import { network } from "../state/shell/network.ts"
import { snackbar } from "../state/shell/snackbar.ts"
import { ui } from "../state/shell/ui.ts"
import { t } from "../words/t.ts"

/** The height of the notice. */
const NOTICE = "2.25rem"

/** Whatever sticks to the top of the page, or takes focus, appears below the notice. */
const Room = createGlobalStyle`
  html {
    --stuck-top: ${NOTICE};
    scroll-padding-top: calc(${NOTICE} + ${space[16]});
  }
`

const Notice = styled.div`
  position: sticky;
  z-index: ${layer.navbar};
  inset-block-start: 0;
  display: grid;
  place-content: center;
  min-height: ${NOTICE};
  padding-inline: ${space[20]};
  background: ${colour.ink};
  color: ${colour.paper};
  font-size: ${textSize[14]};
  text-align: center;

  &:empty {
    display: none;
  }
`

/**
 * Says that there is no network, for as long as that holds: a screen of cached content looks the
 * same with and without one.
 */
export function OfflineNotice() {
  const { isOnline, isReached } = useSnapshot(network)
  const isWell = isOnline && isReached
  return (
    <>
      {!isWell && <Room />}
      <Notice role="status">
        {!isWell &&
          // Browsers count a network without a connection as a network.
          t(
            isOnline
              ? "You seem to be offline. What was loaded stays here."
              : "You are offline. What was loaded stays here.",
          )}
      </Notice>
    </>
  )
}

export const loadOverlays = () => import("./Overlays.tsx")

/**
 * The message and the loader above the screens. The splash screen, which comes first, has neither.
 */
export function LateOverlays() {
  const [path] = useAppLocation()
  const { message } = useSnapshot(snackbar)
  const { isPageLoading } = useSnapshot(ui)
  const Overlays = useLate(loadOverlays, path !== "/" || message !== null || isPageLoading)
  return Overlays && <Overlays />
}

/** Tells screen readers which screen is shown. */
export function Announcer() {
  const { text } = useSnapshot(announcer)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
