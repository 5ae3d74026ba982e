import type { KindProbabilities } from "../classifier.ts"

/** What a classifier never says, to be overridden in part. */
export const NO_KIND: KindProbabilities = {
  dress: 0,
  hat: 0,
  longsleeve: 0,
  outwear: 0,
  pants: 0,
  shirt: 0,
  shoes: 0,
  shorts: 0,
  skirt: 0,
  "t-shirt": 0,
}
