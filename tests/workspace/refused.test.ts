import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { GERMAN, germanOf } from "../../packages/app/src/words/de/index.ts"
import { SELFIE_SENTENCES } from "../../packages/server/src/selfie/selfie-error.ts"
import { PROBLEM_SENTENCES } from "../../packages/server/src/vision/vision-error.ts"

const PACKAGES = join(import.meta.dirname, "../../packages")
const SOURCES = ["server/src", "api/src/contract"]

/**
 * What only programs meet: of a field, a header or the form of a call, and in words of its own. What the app's own
 * fields can hold is checked by the app, in her language.
 */
const OF_A_FIELD = /^[\w.-]+: \P{Lu}/u
/** Those of them that she can meet. */
const MET = /once$|some first\.$|the future$/

it("whatever she can be refused with is said in German, too", () => {
  const refused = globSync("**/*.ts", { cwd: PACKAGES, exclude: ["**/*.test.ts", "**/testing/**"] })
    .filter((file) => SOURCES.some((source) => file.startsWith(source)))
    .flatMap((file) => refusalsIn(readFileSync(join(PACKAGES, file), "utf8")))
    .filter((text) => !OF_A_FIELD.test(text) || MET.test(text))
  expect(refused.length).toBeGreaterThan(50)
  const sentences = [...Object.values(PROBLEM_SENTENCES), ...Object.values(SELFIE_SENTENCES)]
  const unknown = [...refused, ...sentences].filter((text) => germanOf(text) === undefined)
  expect([...new Set(unknown)]).toEqual([])
})

it("would find what has no German", () => {
  const text = `
const GONE = "It is gone."
export const LATER = "Later."
throw new Refusal(404, GONE)
return new Refusal(409, \`\${name} has \${count} left.\`, { retryAfterSeconds: 3 })
throw new Refusal(503, error.message)`
  expect(refusalsIn(text)).toEqual(["Later.", "It is gone.", "7 has 7 left."])
})

it("says several sentences, fields and values in German", () => {
  const [empty, moves] = [
    "This file is empty.",
    "This picture is animated. Please choose a still one.",
  ]
  const german = `${GERMAN["This file is empty."]} ${germanOf(moves)}`
  expect(germanOf(`files: ${empty} ${moves}`)).toBe(german)
  expect(
    germanOf("files: there is room for 200 MB of photos. Please remove some first."),
  ).toContain("Platz für 200 MB.")
  expect(
    germanOf("Keycloak does not answer just now. Please use your password, or try later."),
  ).toMatch(/^Keycloak antwortet/)
  expect(germanOf(`${empty} Nobody knows this.`)).toBeUndefined()
})

/** The texts of refusals in a file, with 7 for values in them, and sentences that it keeps for others. */
function refusalsIn(text: string): string[] {
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true)
  const constants = new Map<string, string>()
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      constants.set(node.name.getText(), node.initializer.text)
      const isExported = node.parent.parent.getText().startsWith("export")
      if (isExported && /^[A-Z].*\.$/s.test(node.initializer.text))
        found.push(node.initializer.text)
    }
    if (ts.isNewExpression(node) && node.expression.getText() === "Refusal") {
      const said = node.arguments?.[1]
      if (said) found.push(...textsOf(said))
    }
    ts.forEachChild(node, visit)
  }
  const textsOf = (said: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(said)) return [said.text]
    if (ts.isIdentifier(said)) return [constants.get(said.text) ?? []].flat()
    if (!ts.isTemplateExpression(said)) return []
    const standIn = (value: ts.Expression) => (value.getText().endsWith(".field") ? "files" : "7")
    const spans = said.templateSpans.map((span) => standIn(span.expression) + span.literal.text)
    return [said.head.text + spans.join("")]
  }
  visit(source)
  return found
}
