import { GlobalStyle } from "@stylin/ui"
import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import type { Figure } from "./figures.ts"
import { middle, timed } from "./timed.ts"

/** Mounts of each, by turns; the first of each warms up and does not count. */
const ROUNDS = 6

/**
 * Mounts cards and the same markup in plain React by turns, so that whatever else the machine does
 * slows both.
 * @param plain is given the class with the cards' rules
 * @throws if the two draw different markup
 */
export function besidePlain(
  name: string,
  cards: ReactNode,
  plain: (className: string) => ReactNode,
): Figure[] {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = mounted(cards)
    const other = mounted(plain(one.className))
    if (one.markup !== other.markup) throw new Error("The plain cards are not like ours.")
    if (round === 0) continue
    ours.push(one.ms)
    theirs.push(other.ms)
  }
  const [own, bare] = [middle(ours), middle(theirs)]
  return [
    { name: `mount ${name}, warm`, value: own, unit: "ms" },
    { name: `mount the same markup of ${name} in plain React, warm`, value: bare, unit: "ms" },
    { name: `mount ${name}, beside plain React`, value: own / bare, unit: "times" },
  ]
}

function mounted(content: ReactNode) {
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<GlobalStyle />))
  const ms = timed(() =>
    flushSync(() =>
      root.render(
        <>
          <GlobalStyle />
          {content}
        </>,
      ),
    ),
  )
  const card = place.querySelector("article")
  const seen = { ms, className: card?.className ?? "", markup: place.innerHTML }
  root.unmount()
  place.remove()
  return seen
}
