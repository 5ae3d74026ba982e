import type { RefCallback } from "react"

type Name = "photo" | "heart" | "items" | "actions" | "refresher"

const elements = new Map<Name, Element>()

/** The element that a tip points at, while it is on the page. */
export const tipTarget = (name: Name) => () => elements.get(name) ?? null

/** Refs for the elements that the feed's tips point at. */
export const TIP_REFS = {
  photo: refTo("photo"),
  heart: refTo("heart"),
  items: refTo("items"),
  actions: refTo("actions"),
  refresher: refTo("refresher"),
} as const

function refTo(name: Name): RefCallback<Element> {
  return (element) => {
    if (element === null) return
    elements.set(name, element)
    return () => void (elements.get(name) === element && elements.delete(name))
  }
}
