// Vectors, splines, path text and the ink stroke in one module, because every drawing needs all
// four.
export { type Bounds, bounds } from "./bounds.ts"
export { type InkOptions, ink } from "./ink.ts"
export { arc, blob, curve, f1, flowing, lens, loop, shape, soft } from "./path.ts"
export { cr, crValue, type Row, sample, table } from "./spline.ts"
export {
  add,
  clamp,
  dist,
  first,
  last,
  lerp,
  mix,
  mul,
  noise,
  nth,
  type Point,
  type Points,
  pairs,
  range,
  right,
  rng,
  rot,
  sub,
  unit,
} from "./vector.ts"
