import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ComponentManifest, ComponentsManifest } from "storybook/internal/types"
import ts from "typescript"
import { exportsIn, readLibrarySource } from "./librarySource.ts"

const ROOT = join(import.meta.dirname, "../..")
const SRC = join(ROOT, "packages/ui/src")
const LIBRARY = "@stylin/ui"
/** The library's entries besides its main one, by their folders. */
const FOLDERS = ["german", "icons", "provider", "styles", "tokens"]

/** Where each name that the library exports is found, by the name. */
type Entries = ReadonlyMap<string, string>

/** What a file of stories imports. */
interface Imported {
  /** As its code calls it. */
  local: string
  /** As an import lists it, such as `type ButtonProps`. */
  listed: string
  /** The package or entry that an app imports it from. */
  from: string
}

/**
 * Storybook repeats what a file of stories imports, by paths that only this repository has. An app finds
 * the library's names in its entries; what it cannot import at all, such as a story's samples, is left out.
 */
export function withPublicImports(manifest: ComponentsManifest): ComponentsManifest {
  const entries = readEntries()
  const components = Object.entries(manifest.components).map(([id, component]) => [
    id,
    { ...component, import: importsFor(component, entries) },
  ])
  return { ...manifest, components: Object.fromEntries(components) }
}

/** The imports that a component and the code of its stories need, or undefined without any. */
function importsFor({ name, path, stories }: ComponentManifest, entries: Entries) {
  const used = new Set([name, ...stories.flatMap(({ snippet = "" }) => identifiersIn(snippet))])
  const wanted = importedBy(join(ROOT, path), entries)
    .filter(({ local }) => used.has(local))
    .toSorted((one, other) => one.local.localeCompare(other.local))
  const lines = [...Map.groupBy(wanted, ({ from }) => from)].map(
    ([from, names]) => `import { ${names.map(({ listed }) => listed).join(", ")} } from "${from}"`,
  )
  return lines.length === 0 ? undefined : lines.sort().join("\n")
}

function importedBy(path: string, entries: Entries): Imported[] {
  return parse(path, readFileSync(path, "utf8"))
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) return []
      const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ""
      const areTypes = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
      return bindings.elements.flatMap((element) => {
        const from = publicPath(
          path,
          specifier,
          (element.propertyName ?? element.name).text,
          entries,
        )
        const listed = areTypes ? `type ${element.getText()}` : element.getText()
        return from === undefined ? [] : { local: element.name.text, listed, from }
      })
    })
}

/** Where an app finds a name, or undefined if it does not. */
function publicPath(path: string, specifier: string, name: string, entries: Entries) {
  if (specifier.startsWith(".")) {
    return join(path, "..", specifier).startsWith(SRC) ? entries.get(name) : undefined
  }
  const isOfWorkspace = specifier.startsWith("@stylin/")
  return !isOfWorkspace || specifier.split("/").slice(0, 2).join("/") === LIBRARY
    ? specifier
    : undefined
}

function readEntries(): Entries {
  const library = readLibrarySource()
  const namesIn = (index: string, from: string) => {
    const { types, values } = exportsIn(library, join(SRC, index))
    return [...types, ...values].map((name): [string, string] => [name, from])
  }
  // The last one counts, and the main entry's names are found there.
  return new Map([
    ...FOLDERS.flatMap((folder) => namesIn(`${folder}/index.ts`, `${LIBRARY}/${folder}`)),
    ...namesIn("index.ts", LIBRARY),
  ])
}

function identifiersIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(parse("snippet.tsx", code))
  return found
}

const parse = (path: string, code: string) =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
