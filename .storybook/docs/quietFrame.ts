/** The name of a frame's window, by which a story knows that it stands on a docs page. */
export const FRAME_NAME = "story-on-a-docs-page"

/**
 * Keeps a story in a frame from scrolling the docs page around it: a browser brings whatever takes
 * focus into view, through every frame that it is in.
 */
export function keepFrameQuiet() {
  if (window.name !== FRAME_NAME) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  HTMLElement.prototype.scrollIntoView = () => undefined
}
