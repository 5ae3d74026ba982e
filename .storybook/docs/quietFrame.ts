/** The name of a frame's window, by which a story knows that it stands on a docs page. */
export const FRAME_NAME = "story-on-a-docs-page"

/** Whether the story stands in a frame on a docs page, where it is shown and not checked. */
export const isInFrame = () => window.name === FRAME_NAME

/**
 * Keeps a story in a frame from scrolling the docs page around it, as a browser brings whatever takes
 * focus into view, through every frame that it is in.
 */
export function keepFrameQuiet() {
  if (!isInFrame()) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  HTMLElement.prototype.scrollIntoView = function scrollOwnPage() {
    const { top, bottom } = this.getBoundingClientRect()
    if (top >= 0 && bottom <= window.innerHeight) return
    window.scrollBy({ top: (top + bottom - window.innerHeight) / 2, behavior: "instant" })
  }
  // A dialog's ground covers all of the frame; a page keeps a strip for its scrollbar.
  document.documentElement.style.scrollbarGutter = "auto"
}
