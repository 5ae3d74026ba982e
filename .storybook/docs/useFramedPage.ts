import { type RefObject, useEffect, useEffectEvent } from "react"

/** Of a frame, before the story in it is there. */
export const FIRST_HEIGHT = 160
/** A frame's border, which its boxes are measured inside of. */
export const BORDER = 1

/** What may move a story's parts, or give them another size. */
const CHANGES = ["load", "animationend", "transitionend"]

/** Looks at the page in a frame, again whenever it changes. */
export function useFramedPage(
  frame: RefObject<HTMLIFrameElement | null>,
  look: (page: Document) => void,
): void {
  const onChange = useEffectEvent(look)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let stop = () => {}
    const follow = () => {
      stop()
      const page = element.contentDocument
      const view = element.contentWindow
      if (!page || !view) return
      const change = () => onChange(page)
      const observer = new MutationObserver(change)
      observer.observe(page, { subtree: true, childList: true, attributes: true })
      for (const kind of CHANGES) page.addEventListener(kind, change, true)
      view.addEventListener("resize", change)
      stop = () => observer.disconnect()
      change()
    }
    element.addEventListener("load", follow)
    follow()
    return () => {
      element.removeEventListener("load", follow)
      stop()
    }
  }, [frame])
}

/** A story that is as high as its frame would have it grow for ever. */
const MOST_HEIGHT = 1200

/** The height of a frame that shows all of the story in it; undefined if none is there yet. */
export function fittingHeight(page: Document): number | undefined {
  const story = page.getElementById("storybook-root")?.getBoundingClientRect()
  if (!story?.height) return undefined
  const { scrollHeight, clientHeight } = page.documentElement
  // Below it is as much room as above it.
  const whole = story.height + 2 * (story.top + (page.defaultView?.scrollY ?? 0))
  // What hangs out of it, such as a menu, is on the page.
  const shown = scrollHeight > clientHeight ? Math.max(whole, scrollHeight) : whole
  return Math.min(Math.ceil(shown) + 2 * BORDER, MOST_HEIGHT)
}
