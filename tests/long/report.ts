/** Prints what a part did and everything it found, a JSON line each; ends with 1 if it found anything. */
export function report(figures: object, findings: readonly unknown[]): void {
  const lines = [{ ...figures, findings: findings.length }, ...findings]
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
