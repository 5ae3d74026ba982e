import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { type FoundationTable, foundationTables } from "./foundationTables.ts"

const FOLDER = join(import.meta.dirname, "../../stories/foundations")

/** A page of the foundations as plain text. */
interface FoundationPage {
  name: string
  /** Its first sentence. */
  about: string
  text: string
}

/**
 * The foundations' pages for machines: the words of the pages that people read, and in place of each specimen
 * what it shows.
 * @param icons the names of all icons
 */
export function readFoundationPages(icons: readonly string[]): FoundationPage[] {
  const tables: Readonly<Record<string, FoundationTable>> = {
    ...foundationTables,
    EveryIcon: { heads: ["Icon"], rows: icons.map((name) => [name]) },
  }
  return globSync("*.mdx", { cwd: FOLDER })
    .sort()
    .map((file) => {
      const name = basename(file, ".mdx")
      const text = plainText(readFileSync(join(FOLDER, file), "utf8"), tables)
      const [, first = ""] = text.split("\n\n")
      const [about = ""] = first.replaceAll("\n", " ").split(/(?<=\.) /)
      return { name, about, text }
    })
}

/** A specimen with the table under it, or a table alone. */
const SHOWN =
  /^<Shown>\n {2}<(\w+) \/>\n<\/Shown>(?:\n\n<TokenTable of="\1" \/>)?$|^<TokenTable of="(\w+)" \/>$/gm

/**
 * A page's Markdown without its imports, with a table for each specimen.
 * @throws {Error} if a specimen has no table
 */
function plainText(source: string, tables: Readonly<Record<string, FoundationTable>>): string {
  const words = source
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith("```") ? part : part.replaceAll(/^import .*\n|^<Meta .*\n/gm, ""),
    )
    .join("")
    .trim()
  const text = words.replaceAll(SHOWN, (_, specimen?: string, listed?: string) => {
    const name = specimen ?? listed ?? ""
    const table = tables[name]
    if (!table) throw new Error(`A page of the foundations shows ${name}, which has no table.`)
    return [table.heads, table.heads.map(() => "---"), ...table.rows]
      .map((cells) => `| ${cells.join(" | ")} |`)
      .join("\n")
  })
  return `${text}\n`
}
