import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"

const COMPONENTS = join(import.meta.dirname, "../../packages/ui/src/components")

/** What says that an element is a component's own; what is spread over pictures brings it along. */
const MARK = /^data-(?:part|stylin-ui)\b|^\{\.\.\.(?:shared|picture)\}/

it("say that they are a component's own, so that TokenStyle leaves all others alone", () => {
  const files = globSync("*/*.tsx", {
    cwd: COMPONENTS,
    exclude: ["**/*.{stories,docs,test}.tsx"],
  })
  const elements = files.flatMap((file) =>
    elementsOf(file, readFileSync(join(COMPONENTS, file), "utf8")),
  )

  expect(elements.length).toBeGreaterThan(200)
  expect(elements.filter(({ isMarked }) => !isMarked).map(({ at }) => at)).toEqual([])
})

it("are told from components, which mark what they draw themselves", () => {
  const marks = (code: string) => elementsOf("a.tsx", code).map(({ isMarked }) => isMarked)

  expect(marks("const a = <Root><p>Words</p></Root>")).toEqual([false, false])
  expect(marks('const a = <Root data-stylin-ui=""><p data-part="words" /></Root>')).toEqual([
    true,
    true,
  ])
  expect(marks("const Root = styled(TextField)``; const a = <Root><Badge /></Root>")).toEqual([])
})

/** The elements that a file draws. */
function elementsOf(file: string, code: string) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const isComponent = /\bRoot = styled\([A-Z]/.test(code)
  const found: { at: string; isMarked: boolean }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText()
      const isDrawn =
        /^[a-z]|Root$|^(?:Heading|Link)$/.test(tag) && !(isComponent && tag === "Root")
      const isMarked = node.attributes.properties.some((one) => MARK.test(one.getText()))
      // No page styles the options of a list.
      if (isDrawn && tag !== "option") found.push({ at: `${file}: ${tag}`, isMarked })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
