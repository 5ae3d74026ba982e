import type { RefCallback } from "react"

type Name = "photo" | "heart" | "items" | "actions" | "refresher"

const elements = new Map<Name, Element>()

/** What a tip is about, while it is on the page. */
export const tipTarget = (name: Name) => () => elements.get(name) ?? null

/** Refs that make known what the tips of the feed are about. */
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
