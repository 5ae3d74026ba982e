import { useEffect, useLayoutEffect } from "react"
import { useSnapshot } from "valtio/react"
import { announce } from "../state/shell/announcer.ts"
import { screenTitle } from "../state/shell/screenTitle.ts"
import { arrivalPosition, endOpening, isAppOpening } from "./history.ts"
import { restoreScroll } from "./restoreScroll.ts"

/**
 * What happens when a screen is shown: the document gets its title, the page its scroll position,
 * and focus moves to the screen's heading. Mounted beside the screen.
 */
export function Arrival({ title }: { title: string }) {
  useLayoutEffect(() => {
    const top = arrivalPosition()
    // A page just opened is at its top, and scrolling it would have it laid out before its time.
    return isAppOpening() && top === 0 ? undefined : restoreScroll(top)
  }, [])

  const { own } = useSnapshot(screenTitle)
  useEffect(() => {
    document.title = `${own ?? title} · Stylin`
  }, [own, title])

  useEffect(() => {
    // On the first screen the screen reader reads the page by itself; moving focus would interrupt
    // it.
    if (isAppOpening()) {
      endOpening()
      return
    }
    focusHeading()
    announce(screenTitle.own ?? title)
  }, [title])

  return null
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>("main")
  // A screen that has moved focus itself, for example to its first field, knows better.
  const holder = document.activeElement
  if (!main || (main !== holder && main.contains(holder))) return
  const target = main.querySelector<HTMLElement>("h1") ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
