/** By itself a story is in the first; on a docs page each is in one of the second, and what else is shown in the third. */
const STORIES = ":is(#storybook-root, .sb-story, [data-shown-in-docs])"

/**
 * About what a system does in its mode of forced colours: grounds, shadows and text lose the page's
 * colours. A browser does it exactly (in Chromium: Rendering, forced-colors), and so do the checks.
 */
const STYLES = `
  :root { color-scheme: dark !important; }
  ${STORIES}, ${STORIES} *, ${STORIES} *::before, ${STORIES} *::after, body:has(#storybook-root:not([hidden])) {
    color: CanvasText !important;
    background-color: Canvas !important;
    border-color: CanvasText !important;
    outline-color: Highlight !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  ${STORIES} :is(button, select, textarea, input), ${STORIES} button * {
    color: ButtonText !important;
    background-color: ButtonFace !important;
    border-color: ButtonText !important;
  }
  ${STORIES} :is([type="radio"], [type="checkbox"]) { background-color: transparent !important; }
  ${STORIES} :is(a, a *) { color: LinkText !important; }
  ${STORIES} :is(:disabled, [aria-disabled="true"]) { color: GrayText !important; }
`

/** Shows stories in a system's few colours. @returns ends it */
export function forceColours(): () => void {
  const sheet = document.createElement("style")
  sheet.textContent = STYLES
  document.head.append(sheet)
  return () => sheet.remove()
}
