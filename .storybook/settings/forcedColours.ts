/**
 * About what a system does in its mode of forced colours: grounds, shadows and text lose the page's
 * colours. A browser does it exactly (in Chromium: Rendering, forced-colors), and so do the checks.
 */
const STYLES = `
  :root { color-scheme: dark !important; }
  #storybook-root, #storybook-root *, #storybook-root *::before, #storybook-root *::after, body {
    color: CanvasText !important;
    background-color: Canvas !important;
    border-color: CanvasText !important;
    outline-color: Highlight !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  #storybook-root :is(button, select, textarea, input), #storybook-root button * {
    color: ButtonText !important;
    background-color: ButtonFace !important;
    border-color: ButtonText !important;
  }
  #storybook-root :is([type="radio"], [type="checkbox"]) { background-color: transparent !important; }
  #storybook-root :is(a, a *) { color: LinkText !important; }
  #storybook-root :is(:disabled, [aria-disabled="true"]) { color: GrayText !important; }
`

/** Shows stories in a system's few colours. @returns ends it */
export function forceColours(): () => void {
  const sheet = document.createElement("style")
  sheet.textContent = STYLES
  document.head.append(sheet)
  return () => sheet.remove()
}
