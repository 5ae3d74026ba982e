/** One result of an evaluation or a benchmark. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit?: string
  /** How many were measured. */
  readonly of?: number
  /** The limit that it may not exceed. */
  readonly limit?: number
}

/** Prints a figure as a line of JSON, as the packages' benchmarks do; `keep.ts` reads these lines. */
export function printFigure({ value, ...rest }: Figure): void {
  const places = rest.unit === "%" ? 10 : 1000
  const rounded = Math.round(value * places) / places
  process.stdout.write(`${JSON.stringify({ ...rest, value: rounded })}\n`)
}
