import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseGarment } from "@stylin/garments/vocabulary"
import { printFigure } from "../figure.ts"

interface Named {
  readonly title: string
}

interface Line {
  readonly outfit: readonly Named[]
  readonly answers?: readonly Named[]
}

const SAMPLE = 100
const [folder, flag] = process.argv.slice(2)

// Usage: node research/titles/outfits.ts <folder> [--sample]
// The folder holds real outfits as fitb.jsonl and compatibility.jsonl. Prints, as JSON lines, the
// share of their titles in which a kind and a colour are found; with --sample also what is read
// from every nth title, to be checked by eye. It only counts: no word is learned from them.
if (!folder) throw new Error("Which folder holds the outfits?")
const titles = await titlesIn(folder)
const reads = titles.map((title) => ({ title, read: parseGarment(title) }))

print("titles with a kind", ({ kind }) => kind !== undefined)
print("titles with a kind that is sure", ({ confidence }) => confidence.kind === "sure")
print("titles with a colour", ({ colours }) => colours.length > 0)
print("titles with a kind and a colour", ({ kind, colours }) => !!kind && colours.length > 0)

if (flag === "--sample") {
  const step = Math.floor(reads.length / SAMPLE)
  for (const { title, read } of reads.filter((_, index) => index % step === 0).slice(0, SAMPLE)) {
    process.stdout.write(
      `${title}\t${read.kind ?? "-"} (${read.confidence.kind})\t${read.colours.join(", ") || "-"}\n`,
    )
  }
}

async function titlesIn(path: string): Promise<string[]> {
  const texts = await Promise.all(
    ["fitb.jsonl", "compatibility.jsonl"].map((file) => readFile(join(path, file), "utf8")),
  )
  const lines = texts.flatMap((text) => text.trim().split("\n"))
  const named = lines.flatMap((line) => {
    const { outfit, answers = [] }: Line = JSON.parse(line)
    return [...outfit, ...answers]
  })
  return [...new Set(named.map(({ title }) => title.trim()))]
    .filter((title) => title !== "")
    .toSorted()
}

function print(name: string, has: (read: ReturnType<typeof parseGarment>) => boolean): void {
  const value = (reads.filter(({ read }) => has(read)).length / reads.length) * 100
  printFigure({ name, value, unit: "%", of: reads.length })
}
