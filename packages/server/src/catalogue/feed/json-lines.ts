import { columnName, MAX_ROW_LENGTH, type RawRow } from "./raw-row.ts"

/** Reads one JSON object per line; any other line is a row with a problem. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let line = 0
  for await (const text of linesOf(chunks)) {
    line += 1
    if (text.trim() !== "") yield readLine(text, line)
  }
}

function readLine(text: string, line: number): RawRow {
  if (text.length > MAX_ROW_LENGTH) return { line, values: {}, problem: "the row is too long" }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { line, values: {}, problem: "the line is not JSON" }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { line, values: {}, problem: "the line is not a JSON object" }
  }
  const values: Record<string, string> = {}
  for (const [name, field] of Object.entries(value)) {
    const words = textOfField(field)
    if (words !== undefined) values[columnName(name)] = words
  }
  return { line, values }
}

/** Lists deeper than these are not a shop's. */
const MOST_DEPTH = 8

/** Lists are written as in the other formats, with slashes; values without text are left out. */
function textOfField(field: unknown, depth = 0): string | undefined {
  if (typeof field === "string") return field
  if (typeof field === "number" || typeof field === "boolean") return String(field)
  if (!Array.isArray(field) || depth === MOST_DEPTH) return undefined
  return field.flatMap((part) => textOfField(part, depth + 1) ?? []).join("/")
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
    // The rest of an endless line is not needed to know that it is too long.
    if (rest.length > MAX_ROW_LENGTH) rest = rest.slice(0, MAX_ROW_LENGTH + 1)
  }
  if (rest) yield rest
}
