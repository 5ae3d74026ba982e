import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"

const APP = join(import.meta.dirname, "../../packages/app/src")

/** Attributes and properties whose text is read or heard. */
const SAID =
  /^(?:alt|aria-label|aria-description|busyLabel|confirmLabel|cancelLabel|description|heading|hint|label|legend|message|placeholder|text|title)$/

/** What says its texts in her language, what the type checker holds to the catalogue, and what she never sees. */
const SAYS = /^(?:t|tn|rich|tIfKnown|sayWord|sayWithin)$/
const HELD = /\b(?:PlainMessage|RouteSpec)\b/
const UNSEEN = /^(?:track|warn|reportError|super)$/

/** How texts begin that stand in English on purpose. */
const EXCEPTIONS = [
  // The name of another app, and commands that are copied.
  "Libre Closet",
  "docker compose exec",
  "sqlite3 -json",
  // What browsers and other machines read.
  "Bearer {}",
  "SQLite format 3",
  "const painted = ",
  "linear-gradient(",
  "photo {}",
  "sponsored noopener",
  // An answer that nobody waits for after signing out.
  "The session has ended.",
]

const sources = globSync("**/*.{ts,tsx}", {
  cwd: APP,
  exclude: [
    ...["**/*.test.*", "**/*.d.ts", "testing/**", "words/**"],
    // Names and descriptions of events, which are documented in English.
    "analytics/events.ts",
    // English names that sayWord is given beside the values that it has in German.
    "screens/profile/figureChoices.ts",
  ],
})

it("the app says nothing in English alone", () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((file) => englishIn(file, readFileSync(join(APP, file), "utf8")))).toEqual(
    [],
  )
})

it("would find what is said in English alone, and only that", () => {
  const text = `
const HELD = "Try it on" satisfies PlainMessage
const unheld = "Try it on"
warn("It could not be tried on.", cause)
const kept = t("{a} and {b}", { a: "A red dress", b: t("A hat") })
const gone = \`\${count} left\`
const key = \`/look/\${id}\`
throw new RangeError("No such size.")
const chip = { value: "open", label: isOpen ? "anybody" : t("By invitation only") }
const field = <TextField name="size" hint="optional" label={t("Size")} dir="ltr" />
`
  expect(englishIn("Sample.tsx", text)).toEqual([
    "Sample.tsx:3 Try it on",
    "Sample.tsx:5 A red dress",
    "Sample.tsx:6 {} left",
    "Sample.tsx:9 anybody",
    "Sample.tsx:10 optional",
  ])
})

/** What a file would say in English alone, each with its line. */
function englishIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isHandled(node)) return
    if (ts.isCallExpression(node) && SAYS.test(node.expression.getText())) {
      for (const values of node.arguments.filter(ts.isObjectLiteralExpression)) visit(values)
      return
    }
    const words = wordsOf(node)
    if (words !== undefined && isSaid(words, node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1} ${words}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isHandled(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return true
  // Errors of the app's own kinds, such as PhotoError, are shown.
  if (ts.isNewExpression(node)) return /^(?:Type|Range)?Error$/.test(node.expression.getText())
  if (ts.isCallExpression(node)) return UNSEEN.test(node.expression.getText())
  if (ts.isSatisfiesExpression(node)) return HELD.test(node.type.getText())
  if (ts.isVariableDeclaration(node)) return HELD.test(node.type?.getText() ?? "")
  // How senders of state/ name a refusal in the log.
  return ts.isPropertyAssignment(node) && node.name.getText() === "refused"
}

/** The text of a literal, with {} for each value in it. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join("{}")
}

function isSaid(words: string, node: ts.Node): boolean {
  if (EXCEPTIONS.some((start) => words.startsWith(start))) return false
  if (/^\p{Lu}[\p{L}’']*,? \S/u.test(words)) return true
  if (/[\p{L}’']+,? [\p{L}’']+ [\p{L}’']+/u.test(words)) return true
  if (/\{\},? \p{L}{2,}|\p{L}{2,}[,:]? \{\}/u.test(words)) return true
  const name = nameOf(node)
  return name !== undefined && SAID.test(name) && /\p{L}/u.test(words.replaceAll("{}", ""))
}

/** The attribute or property that has this value, or either branch of it. */
function nameOf({ parent }: ts.Node): string | undefined {
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText()
  const isPassedOn =
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(?:&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText()))
  return isPassedOn ? nameOf(parent) : undefined
}
