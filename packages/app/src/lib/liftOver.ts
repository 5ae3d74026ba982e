/** Where something is in the window, in px. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** A control that a message should not cover. */
export interface Obstacle extends Box {
  /** Whether it stays where it is while the page scrolls, so that nothing brings it out. */
  readonly isStuck: boolean
}

/** Between a message and what it stands above. */
const GAP = 8
/** A message rises no further than into the middle of the window. */
const HIGHEST = 0.4

/**
 * How far a message has to rise to cover no control, in px. On a page full of controls it covers at least none
 * that is stuck.
 */
export function liftOver(
  message: Box,
  obstacles: readonly Obstacle[],
  windowHeight: number,
): number {
  const beside = obstacles.filter(({ left, right }) => left < message.right && right > message.left)
  return (
    lowest(message, beside, windowHeight) ??
    lowest(
      message,
      beside.filter(({ isStuck }) => isStuck),
      windowHeight,
    ) ??
    0
  )
}

function lowest(message: Box, boxes: readonly Box[], windowHeight: number): number | undefined {
  const lifts = [0, ...boxes.map(({ top }) => message.bottom - top + GAP)]
  return lifts
    .filter((lift) => lift >= 0 && message.top - lift >= windowHeight * HIGHEST)
    .toSorted((one, other) => one - other)
    .find((lift) =>
      boxes.every(
        ({ top, bottom }) => bottom <= message.top - lift || top >= message.bottom - lift,
      ),
    )
}
