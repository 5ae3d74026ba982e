/** Share of its own height that a sheet must be pulled down to close when released. */
const PULL_SHARE = 0.35

/** Speed of a flick, in px per millisecond: downwards it closes a sheet, upwards it keeps it. */
const FLICK = 0.5

/** A drag's speed is measured over this long before its end, in milliseconds. */
const RECENT = 100

/** How far a sheet gives way upwards at most, in px. */
const GIVE = 12

/** A pointer's position during a drag. */
export interface DragSample {
  /** In milliseconds, from any origin. */
  at: number
  /** In px, growing downwards. */
  y: number
}

/** How far a sheet follows a pull, in px: one to one downwards, hardly upwards. */
export const pulled = (distance: number): number =>
  distance >= 0 ? distance : -GIVE * (1 - GIVE / (GIVE - distance))

/** The samples used to measure a drag's speed, the newest last. */
export const recent = (samples: readonly DragSample[], sample: DragSample): DragSample[] => [
  ...samples.filter(({ at }) => sample.at - at <= RECENT),
  sample,
]

/** Downward speed over the given samples, in px per millisecond. */
export function speed(samples: readonly DragSample[]): number {
  const first = samples.at(0)
  const last = samples.at(-1)
  if (!first || !last || first.at === last.at) return 0
  return (last.y - first.y) / (last.at - first.at)
}

/** Whether a sheet that is released after a pull of `distance` px at `velocity` px/ms closes. */
export const closesSheet = (pull: {
  distance: number
  velocity: number
  height: number
}): boolean => {
  if (pull.distance <= 0 || pull.velocity <= -FLICK) return false
  return pull.velocity >= FLICK || pull.distance >= pull.height * PULL_SHARE
}
