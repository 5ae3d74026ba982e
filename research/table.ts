import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Figure } from "./figure.ts"

/** The result of one run of a command. */
export interface Result {
  /** The day, as `2026-11-22`. */
  readonly measured: string
  readonly figures: readonly Figure[]
}

export const RESULTS = join(import.meta.dirname, "results")

const HEAD = `# Figures

Made by \`keep.ts\` from \`results/\`, never by hand. The [README](README.md) says which command measures what.

| measured by | figure | value | of | on |
|---|---|---|---|---|
`

/** All kept results as one table, in Markdown. */
export function figuresTable(): string {
  const files = readdirSync(RESULTS).toSorted()
  const rows = files.flatMap((file) => {
    const { measured, figures }: Result = JSON.parse(readFileSync(join(RESULTS, file), "utf8"))
    const by = file.replace(".json", "")
    return figures.map((figure) => row([by, figure.name, shown(figure), figure.of ?? "", measured]))
  })
  return HEAD + rows.join("")
}

function shown({ value, unit = "", limit }: Figure): string {
  const most = limit === undefined ? "" : ` (limit ${limit})`
  return `${value} ${unit}`.trim() + most
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |\n`
}
