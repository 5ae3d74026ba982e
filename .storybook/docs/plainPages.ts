import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { readNotes, readStoryFiles } from "../../scripts/lib/story-files.mjs"
import { type ComponentFacts, readFacts } from "./componentFacts.ts"
import { GUIDE_PARTS } from "./guide.ts"
import { importSizes } from "./importSizes.ts"
import { type Declaration, readDeclarations } from "./readDeclarations.ts"
import { type ImportSize, sizeInWords } from "./sizeWords.ts"

const UI = join(import.meta.dirname, "../../packages/ui")

/** Serves the pages of `readPlainPages`, and puts them into a built Storybook. */
export function plainPages(): Plugin {
  return {
    name: "stylin-plain-pages",
    async generateBundle() {
      for (const [fileName, source] of Object.entries(readPlainPages(await importSizes()))) {
        this.emitFile({ type: "asset", fileName, source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.slice(1) ?? ""
        const page = /^(?:llms\.txt|llms\/\w+\.txt)$/.test(path)
          ? readPlainPages()[path]
          : undefined
        if (page === undefined) return next()
        response.setHeader("content-type", "text/plain; charset=utf-8")
        response.end(page)
      })
    },
  }
}

/**
 * What the components' pages say, as plain text for machines: an index, and a page for each.
 * @param sizes what importing a component adds, by its name
 */
export function readPlainPages(
  sizes: Readonly<Record<string, ImportSize>> = {},
): Record<string, string> {
  const facts = readFacts()
  const guides = new Map(readStoryFiles().map(({ title, guide }) => [title, guide]))
  const names = Object.keys(facts)
  const pages = names.map((name) => {
    const own = facts[name]
    const page = own ? pageOf(name, { ...own, size: sizes[name] }, guides.get(own.title) ?? {}) : ""
    return [`llms/${name}.txt`, page] as const
  })
  const list = names.map((name) => {
    const [first = ""] = (guides.get(facts[name]?.title ?? "")?.purpose ?? "").split(/(?<=\.) /)
    return `- [${name}](llms/${name}.txt): ${first}`
  })
  const readme = readFileSync(join(UI, "README.md"), "utf8").trim()
  const index = [readme, "## Components", list.join("\n")].join("\n\n")
  return { "llms.txt": `${index}\n`, ...Object.fromEntries(pages) }
}

function pageOf(name: string, facts: ComponentFacts, guide: Record<string, string>): string {
  const folder = join(UI, "src/components", name)
  const notes = readNotes(readFileSync(join(folder, `${name}.docs.tsx`), "utf8"))
  return [
    `# ${name}`,
    `${notes.status}, since ${notes.since}. \`import { ${name} } from "@stylin/ui/${name}"\``,
    ...GUIDE_PARTS.map(({ part, heading }) => `## ${heading}\n\n${guide[part] ?? ""}`),
    `## How to word it\n\n${notes.content.map((rule) => `- ${rule}`).join("\n")}`,
    `## Do and don't\n\n- Do: ${notes.do}\n- Don't: ${notes.dont}`,
    ...readDeclarations(folder).map(typeOf),
    `## Made of\n\n- Parts: ${facts.parts.join(", ")}\n- Tokens: ${facts.tokens.join(", ")}`,
    ...(facts.size
      ? [`Importing it adds ${sizeInWords(facts.size)} to an app that has the peers.`]
      : []),
  ]
    .join("\n\n")
    .concat("\n")
}

function typeOf({ name, from, is, members }: Declaration): string {
  if (is !== undefined) return `## ${name}\n\n\`${is}\``
  const lines = members.map(
    (member) =>
      `- \`${member.name}${member.optional ? "?" : ""}: ${member.type}\` ${member.sentence}`,
  )
  const also = from === "" ? [] : [`Also takes what \`${from}\` has.`]
  return [`## ${name}`, lines.join("\n"), ...also].join("\n\n")
}
