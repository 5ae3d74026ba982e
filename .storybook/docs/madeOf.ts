import { basename, dirname, join } from "node:path"
import ts from "typescript"
import {
  colour,
  font,
  layer,
  letterSpacing,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from "../../packages/ui/src/tokens/index.ts"
import { folderOf, type LibrarySource } from "./librarySource.ts"

/** What a component is made of, as its code says. */
export interface MadeOf {
  /** Its inner parts: the values of `data-part` in its own files, and in files that it shares. */
  parts: string[]
  /** The elements that it draws itself, outermost first. */
  elements: string[]
  /** Whether one of them stands inside another. */
  isNested: boolean
  /** The components that it is composed of. */
  uses: string[]
  /** The tokens that its files read, as they are written: `colour.ink`, `space[16]`, `target`. */
  tokens: string[]
  /** What its files have styles for: less motion, forced colours, right to left, wide screens. */
  modes: string[]
  /** Further tokens, which only the components that it is composed of read. */
  through: { name: string; tokens: string[] }[]
}

const TOKENS: Readonly<Record<string, object>> = {
  colour,
  font,
  layer,
  letterSpacing,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
}
/** Tokens that are one value, without members. */
export const SINGLE_TOKENS = ["pageWidth", "target"]

const MODES = [
  { asked: /media\.reducedMotion|prefers-reduced-motion/, mode: "less motion" },
  { asked: /forced-colors/, mode: "forced colours" },
  { asked: /:dir\(rtl\)|"rtl"/, mode: "right to left" },
  { asked: /media\.(?:tablet|desktop)/, mode: "wide screens" },
]

const COMPONENTS = dirname(folderOf("any"))
const STYLES = join(COMPONENTS, "../styles")
const ICONS = join(COMPONENTS, "../icons/index.ts")
const TOKEN_INDEX = join(COMPONENTS, "../tokens/index.ts")

interface Import {
  path: string
  /** The values that are imported, by the names that the file knows them by. */
  names: string[]
}

/** @returns what each component is made of, by its name */
export function readMadeOf(
  library: LibrarySource,
  names: readonly string[],
): Record<string, MadeOf> {
  const direct = new Map(names.map((name) => [name, readOwn(library, name)]))
  return Object.fromEntries(
    [...direct].map(([name, own]) => {
      const through = own.uses.map((used) => ({
        name: used,
        tokens: allTokens(direct, used).filter((token) => !own.tokens.includes(token)),
      }))
      return [name, { ...own, through: through.filter(({ tokens }) => tokens.length > 0) }]
    }),
  )
}

/** The tokens of a component and of all that it is composed of. */
function allTokens(direct: ReadonlyMap<string, Omit<MadeOf, "through">>, name: string): string[] {
  const own = direct.get(name)
  return unique([
    ...(own?.tokens ?? []),
    ...(own?.uses ?? []).flatMap((used) => allTokens(direct, used)),
  ])
}

function readOwn(library: LibrarySource, name: string): Omit<MadeOf, "through"> {
  const folder = folderOf(name)
  const isOwn = (path: string) => dirname(path) === folder && !/\/(?:story|sample)/.test(path)
  // What stands beside a component, such as its skeleton, is on its page, but is not what it draws.
  const page = followed(library, [...library.keys()].filter(isOwn))
  const drawn = followed(library, [join(folder, `${name}.tsx`)])
  return {
    parts: unique(page.filter(isDrawing(folder)).flatMap(partsOf)),
    ...elementsOf(drawn),
    uses: unique(drawn.flatMap(importsOf).flatMap(usedComponents)),
    tokens: unique(page.flatMap(tokensOf)),
    modes: MODES.filter(({ asked }) => page.some(({ text }) => asked.test(text))).map(
      ({ mode }) => mode,
    ),
  }
}

/** The files, and those that they share with other components: parts of these, and styles. */
function followed(library: LibrarySource, starts: readonly string[]): ts.SourceFile[] {
  const paths = new Set(starts)
  for (const path of paths) {
    const file = library.get(path)
    if (!file) continue
    for (const { path: next } of importsOf(file)) {
      const isPart = next.startsWith(COMPONENTS) && basename(next) !== "index.ts"
      if (isPart || next.startsWith(STYLES)) paths.add(next)
    }
  }
  return [...paths].flatMap((path) => library.get(path) ?? [])
}

/** What a file imports from the library's other files, types left out. */
function importsOf(file: ts.SourceFile): Import[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const { importClause, moduleSpecifier } = statement
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ""
    const bindings = importClause?.namedBindings
    if (!from.startsWith(".") || importClause?.isTypeOnly) return []
    if (!bindings || !ts.isNamedImports(bindings)) return []
    const names = bindings.elements.filter((one) => !one.isTypeOnly).map((one) => one.name.text)
    return names.length === 0 ? [] : [{ path: join(dirname(file.fileName), from), names }]
  })
}

function usedComponents({ path, names }: Import): string[] {
  const component = basename(dirname(path))
  const isIndex = path === join(COMPONENTS, component, "index.ts")
  return isIndex && names.includes(component) ? [component] : []
}

function tokensOf(file: ts.SourceFile): string[] {
  const tables = importsOf(file)
    .filter(({ path }) => path === TOKEN_INDEX)
    .flatMap(({ names }) => names)
  const read: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const table = node.expression.getText()
      const member = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression
      if (tables.includes(table) && member.getText() in (TOKENS[table] ?? {})) {
        read.push(node.getText())
      }
    } else if (ts.isTemplateSpan(node) && SINGLE_TOKENS.includes(node.expression.getText())) {
      if (tables.includes(node.expression.getText())) read.push(node.expression.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return read
}

/** The elements that files draw, by the names that HTML has for them. */
function elementsOf(files: readonly ts.SourceFile[]): Pick<MadeOf, "elements" | "isNested"> {
  const elements: string[] = []
  let isNested = false
  // A component's root is often in a file of its own.
  const shared = files.flatMap((file) => styledIn(file, /export const (\w+) = styled\.(\w+)`/g))
  for (const file of files) {
    const styled = new Map([...shared, ...styledIn(file, /const (\w+) = styled\.(\w+)`/g)])
    const icons = importsOf(file).find(({ path }) => path === ICONS)?.names ?? []
    const visit = (node: ts.Node, isInside: boolean) => {
      const isElement = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
      if (isElement) {
        const tag = (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText()
        const element = icons.includes(tag) ? "svg" : (styled.get(tag) ?? tag)
        if (/^[a-z]/.test(element)) elements.push(element)
        isNested ||= isInside
      }
      ts.forEachChild(node, (child) => visit(child, isInside || isElement))
    }
    visit(file, false)
  }
  return { elements: [...new Set(elements)], isNested }
}

/** The styled elements that a pattern finds: their names, and the tags that they are. */
const styledIn = ({ text }: ts.SourceFile, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map(([, name = "", tag = ""]) => [name, tag])

/** Shared styles name parts that only some of their users have. */
const isDrawing =
  (folder: string) =>
  ({ fileName }: ts.SourceFile) =>
    dirname(fileName) === folder || fileName.endsWith(".tsx")

const partsOf = ({ text }: ts.SourceFile): string[] =>
  [...text.matchAll(/data-part="([\w-]+)"/g)].map(([, part = ""]) => part)

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort()
