/** How long an action takes, styles and layout included, in milliseconds. */
export function timed(action: () => void): number {
  const start = performance.now()
  action()
  document.body.getBoundingClientRect()
  return performance.now() - start
}

export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
