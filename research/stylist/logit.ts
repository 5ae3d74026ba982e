/** A choice among alternatives, each as its features; the first is the right one. */
export type Choice = readonly Float32Array[]

export interface Fit {
  /** How strongly weights are pulled to zero, in choices. */
  readonly ridge: number
  readonly steps: number
}

const RATE = 0.02
/** How much smaller the last step is than the first. */
const LESS = 0.8
/** Added to each spread, so that a rare feature is not blown up. */
const LEAST_SPREAD = 0.02

/**
 * Fits a conditional logit (McFadden, "Conditional logit analysis of qualitative choice behavior",
 * 1974) with a ridge penalty, by Adam (Kingma and Ba, 2015) over all choices at once.
 * @returns a weight for each feature on its original scale
 */
export function fitLogit(choices: readonly Choice[], { ridge, steps }: Fit): Float64Array {
  const width = choices[0]?.[0]?.length ?? 0
  const spread = spreadsOf(choices, width)
  const weights = new Float64Array(width)
  const first = new Float64Array(width)
  const second = new Float64Array(width)
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeOf(choices, weights, spread)
    // The steps shrink, so that it converges instead of circling its goal.
    const rate = RATE * (1 - (LESS * step) / steps)
    for (let at = 0; at < width; at += 1) {
      const pull = ((slope[at] ?? 0) - ridge * (weights[at] ?? 0)) / choices.length
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * pull
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * pull * pull
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step)
      const size = Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8
      weights[at] = (weights[at] ?? 0) + (rate * mean) / size
    }
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1))
}

/** The alternative that the weights rank first. */
export function chosen(choice: Choice, weights: ArrayLike<number>): number {
  const scores = choice.map((features) => dot(features, weights))
  return scores.indexOf(Math.max(...scores))
}

function slopeOf(
  choices: readonly Choice[],
  weights: Float64Array,
  spread: Float64Array,
): Float64Array {
  const scaled = weights.map((weight, at) => weight / (spread[at] ?? 1))
  const slope = new Float64Array(weights.length)
  for (const choice of choices) {
    const scores = choice.map((features) => dot(features, scaled))
    const most = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - most))
    const total = odds.reduce((sum, one) => sum + one, 0)
    choice.forEach((features, index) => {
      const miss = (index === 0 ? 1 : 0) - (odds[index] ?? 0) / total
      for (let at = 0; at < slope.length; at += 1) {
        slope[at] = (slope[at] ?? 0) + miss * (features[at] ?? 0)
      }
    })
  }
  return slope.map((value, at) => value / (spread[at] ?? 1))
}

function spreadsOf(choices: readonly Choice[], width: number): Float64Array {
  const sums = new Float64Array(width)
  const squares = new Float64Array(width)
  let count = 0
  for (const features of choices.flat()) {
    count += 1
    for (let at = 0; at < width; at += 1) {
      const value = features[at] ?? 0
      sums[at] = (sums[at] ?? 0) + value
      squares[at] = (squares[at] ?? 0) + value * value
    }
  }
  return sums.map((sum, at) => {
    const variance = (squares[at] ?? 0) / count - (sum / count) ** 2
    return Math.sqrt(Math.max(0, variance)) + LEAST_SPREAD
  })
}

function dot(features: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0)
  return sum
}
