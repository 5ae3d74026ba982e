import { useEffect, useLayoutEffect } from "react"
import { useSnapshot } from "valtio/react"
import { announce } from "../state/shell/announcer.ts"
import { screenTitle } from "../state/shell/screenTitle.ts"
import { arrivalPosition } from "./history.ts"
import { restoreScroll } from "./restoreScroll.ts"

let isFirst = true

/**
 * What happens when a screen has come up: the document gets its title, the page its scroll
 * position, and focus goes to the screen's heading. Rendered beside the screen, mounted with it.
 */
export function Arrival({ title }: { title: string }) {
  useLayoutEffect(() => restoreScroll(arrivalPosition()), [])

  const { own } = useSnapshot(screenTitle)
  useEffect(() => {
    document.title = `${own ?? title} · Stylin`
  }, [own, title])

  useEffect(() => {
    // On the first screen the browser itself reads the page; moving focus would cut it short.
    if (isFirst) {
      isFirst = false
      return
    }
    focusHeading()
    announce(screenTitle.own ?? title)
  }, [title])

  return null
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>("main")
  // A screen that has put focus somewhere itself, such as in its first field, knows better.
  const holder = document.activeElement
  if (!main || (main !== holder && main.contains(holder))) return
  const target = main.querySelector<HTMLElement>("h1") ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
