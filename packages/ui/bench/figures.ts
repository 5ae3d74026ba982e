/** One measurement. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: "ms" | "renders" | "times"
}

/** What the bench's page offers to the script that opens it. */
export interface BenchPage {
  runBench: () => Promise<Figure[]>
}
