/**
 * Where a bar sticks, for `inset-block-end` on a phone. On a screen of fewer than 28 lines, as with text
 * of 200 %, it would cover too much: its place is then far below, so that it stays after its list.
 * @param distance from the end of the screen, such as `64px`
 */
export const stuckAt = (distance: string) => `min(${distance}, (100dvh - 28rem) * 99)`

/**
 * The same above the navigation bar, and at the end of the screen while that is hidden.
 * @param gap between the two, such as `8px`
 */
export const stuckAboveNavbar = (gap: string) =>
  stuckAt(`var(--navbar-room, 64px) + ${gap} + env(safe-area-inset-bottom)`)
