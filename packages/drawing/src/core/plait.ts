import type { Tile } from "./tiles.ts"

/** The width in px of a panel whose strips have their usual size. */
export const STRIPS_ACROSS = 110

/** Broad strips of leather that go over and under each other aslant, each lit where it lies on top. */
export const plait = (dark: string, lit: string): Tile => ({
  name: `plait${dark}`,
  size: [16, 16],
  draw: () =>
    `<g fill="none"><path d="M5 11L11 5M-3-3L3 3M13-3L19 3M-3 13L3 19M13 13L19 19" stroke="${lit}" stroke-width="3.4" opacity=".5"/><path d="M9.4-.2L16.2 6.6M-.2 9.4L6.6 16.2M0 6.4L6.4 0M9.6 16L16 9.6" stroke="${dark}" stroke-width="1.6" opacity=".3"/><path d="M0 8L8 0L16 8L8 16z" stroke="${dark}" stroke-width="1" opacity=".85"/></g>`,
})
