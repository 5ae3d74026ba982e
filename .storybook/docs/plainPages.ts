import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import {
  colour,
  font,
  layer,
  letterSpacing,
  lineHeight,
  media,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from "../../packages/ui/src/tokens/index.ts"
import { readNotes, readStoryFiles } from "../../scripts/lib/story-files.mjs"
import { type ComponentFacts, readFacts } from "./componentFacts.ts"
import { readFoundationPages } from "./foundationPages.ts"
import { GUIDE_PARTS } from "./guide.ts"
import { importSizes } from "./importSizes.ts"
import { folderOf, type LibrarySource, readLibrarySource } from "./librarySource.ts"
import { SINGLE_TOKENS } from "./madeOf.ts"
import { type Declaration, readDeclarations } from "./readDeclarations.ts"
import { readExample } from "./readExample.ts"
import { readIcons, readValues } from "./readValues.ts"
import { type ImportSize, sizeInWords } from "./sizeWords.ts"

const UI = join(import.meta.dirname, "../../packages/ui")

/** Tokens that are values under names. */
const TOKENS = {
  colour,
  space,
  textSize,
  font,
  weight,
  lineHeight,
  letterSpacing,
  radius,
  shadow,
  motion,
  layer,
  media,
}

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
 * What the pages of components and foundations say, as plain text for machines: an index, and a page for each.
 * @param sizes what importing a component adds, by its name
 */
export function readPlainPages(
  sizes: Readonly<Record<string, ImportSize>> = {},
): Record<string, string> {
  const library = readLibrarySource()
  const facts = readFacts()
  const guides = new Map(readStoryFiles().map(({ title, guide }) => [title, guide]))
  const names = Object.keys(facts)
  const pages = names.map((name) => {
    const own = facts[name]
    const page = own
      ? pageOf(library, name, { ...own, size: sizes[name] }, guides.get(own.title) ?? {})
      : ""
    return [`llms/${name}.txt`, page] as const
  })
  const list = names.map((name) => {
    const [first = ""] = (guides.get(facts[name]?.title ?? "")?.purpose ?? "").split(/(?<=\.) /)
    return `- [${name}](llms/${name}.txt): ${first}`
  })
  const icons = readIcons(library)
  const foundations = readFoundationPages(icons)
  const readme = withoutPaths(readFileSync(join(UI, "README.md"), "utf8").trim())
  const index = [
    readme,
    "## Components",
    list.join("\n"),
    "## Foundations",
    foundations.map(({ name, about }) => `- [${name}](llms/${name}.txt): ${about}`).join("\n"),
    "## Icons, of `@stylin/ui/icons`",
    icons.join(", "),
    "## Names of tokens, of `@stylin/ui/tokens`",
    Object.entries(TOKENS)
      .map(([token, names]) => `- \`${token}\`: ${Object.keys(names).join(", ")}`)
      .join("\n"),
    `Without names below them: ${SINGLE_TOKENS.map((token) => `\`${token}\``).join(", ")}`,
  ].join("\n\n")
  return {
    "llms.txt": `${index}\n`,
    ...Object.fromEntries(pages),
    ...Object.fromEntries(foundations.map(({ name, text }) => [`llms/${name}.txt`, text])),
  }
}

/** A text whose links to files beside it are only words: the index does not lie where they do. */
const withoutPaths = (text: string): string =>
  text.replace(/\[([^\]]+)\]\((?!https:)[^)]+\)/g, "$1")

function pageOf(
  library: LibrarySource,
  name: string,
  facts: ComponentFacts,
  guide: Record<string, string>,
): string {
  const notes = readNotes(readFileSync(join(folderOf(name), `${name}.docs.tsx`), "utf8"))
  const [itself, ...others] = readValues(library, name)
  return [
    `# ${name}`,
    `${notes.status}, since ${notes.since}. \`import { ${name} } from "@stylin/ui/${name}"\``,
    itself?.sentence ?? "",
    ...GUIDE_PARTS.map(({ part, heading }) => `## ${heading}\n\n${guide[part] ?? ""}`),
    `## How to word it\n\n${notes.content.map((rule) => `- ${rule}`).join("\n")}`,
    `## Do and don't\n\n- Do: ${notes.do}\n- Don't: ${notes.dont}`,
    `## Example\n\n\`\`\`tsx\n${readExample(name)}\n\`\`\``,
    ...(others.length === 0 ? [] : [`## Exported beside it\n\n${others.map(lineOf).join("\n")}`]),
    ...readDeclarations(library, name).map(typeOf),
    anatomyOf(notes.anatomy),
    `## Made of\n\n${madeOfLines(facts).join("\n")}`,
    ...(facts.size
      ? [`Importing it adds ${sizeInWords(facts.size)} to an app that has the peers.`]
      : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n")
}

/** The parts that only notes name; those that styles can use are among what it is made of. */
const anatomyOf = (parts: readonly Record<string, string>[]): string =>
  parts.length === 0
    ? ""
    : `## Anatomy\n\n${parts.map(({ name, about }) => `- ${name}: ${about}`).join("\n")}`

/** What a component is made of, a line for each kind of it that there is. */
function madeOfLines({ parts, elements, uses, tokens, through }: ComponentFacts): string[] {
  const lines = [
    { kind: "Parts", words: parts },
    { kind: "Components", words: uses },
    { kind: "Elements", words: parts.length + uses.length === 0 ? elements : [] },
    { kind: "Tokens", words: tokens },
    ...through.map((one) => ({ kind: `Tokens through ${one.name}`, words: one.tokens })),
  ]
  return lines
    .filter(({ words }) => words.length > 0)
    .map(({ kind, words }) => `- ${kind}: ${words.join(", ")}`)
}

const lineOf = ({ code, sentence }: { code: string; sentence: string }): string =>
  `- \`${code}\` ${sentence}`.trim()

function typeOf({ name, sentence, is, members, elements }: Declaration): string {
  const lines = members.map(
    ({ name: member, type, optional, otherwise, sentence: words }) =>
      `- \`${member}${optional ? "?" : ""}: ${type}\`${otherwise === undefined ? "" : `, \`${otherwise}\` if left out:`} ${words}`,
  )
  const also = elements.map(({ tag, without }) => {
    const but = without.map((prop) => `\`${prop}\``).join(", ")
    return `Also takes what \`<${tag}>\` takes in React${but === "" ? "" : `, but not ${but}`}.`
  })
  return [
    `## ${name}`,
    ...(is === undefined ? [] : [`\`${is}\``]),
    sentence,
    lines.join("\n"),
    ...also,
  ]
    .filter((part) => part !== "")
    .join("\n\n")
}
