// @ts-check

/** Stories happen on the day that their mocked provider uses. */
const NOW = Date.UTC(2026, 10, 20, 9)

/**
 * Added to the styles of the page: nothing waits before it moves, no caret blinks, and all of it is drawn. An
 * animation is over when it begins: one that runs may be pictured on its way, however soon it is finished by script.
 */
const STILL_STYLES = `
  *, *::before, *::after, *::backdrop {
    animation-delay: -1000s !important;
    transition-delay: 0s !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
    content-visibility: visible !important;
  }
`

/** What `holdStill` is given. Times in milliseconds. */
export const STILLNESS = {
  now: NOW,
  longWait: 500,
  // A frame.
  turn: 17,
  quiet: 150,
  quietDuringCalls: 3000,
  patience: 20_000,
  styles: STILL_STYLES,
}
