/** A point of a picture, in px. */
export type Point = readonly [x: number, y: number]
