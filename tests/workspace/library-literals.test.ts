import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"

const LIBRARY = join(import.meta.dirname, "../../packages/ui/src")

/** What only tokens may say. Whoever replaces a token then changes all that it is for. */
const LITERALS = [
  {
    kind: "colour",
    of: /./,
    value: /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black)\b/i,
  },
  { kind: "corner", of: /^border.*-radius$/, value: /[\d.]+(?:px|r?em|%)/ },
  { kind: "duration", of: /^(?:animation|transition)/, value: /[\d.]+m?s\b/ },
  // A share of the screen may limit a token.
  { kind: "text size", of: /^font(?:-size)?$/, value: /[\d.]+(?:px|r?em|pt)\b/ },
  { kind: "weight", of: /^font-weight$/, value: /\d|\b(?:bold|lighter)/ },
  { kind: "weight", of: /^font$/, value: /(?:^|\s)\d{3}\s|\bbold/ },
  { kind: "line height", of: /^line-height$/, value: /\d/ },
  { kind: "line height", of: /^font$/, value: /\/\s*[\d.]/ },
  { kind: "letter spacing", of: /^letter-spacing$/, value: /\d/ },
]
/** Movements become cuts in one place: too short to be seen, but long enough to end. */
const CUT = "1ms !important"

const files = globSync("{components,styles}/**/*.{ts,tsx}", { cwd: LIBRARY }).filter(
  (file) => !/\.(?:stories|test|docs)\./.test(file) && !/^(?:story|sample)/.test(basename(file)),
)

it("are written as tokens: the library's colours, corners, durations, and all about its text", () => {
  const found = files.flatMap((file) => literalsIn(file, readFileSync(join(LIBRARY, file), "utf8")))

  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

/** Where it is placed is measured on the screen, whose sides do not change. */
const MEASURED = "components/TipsOverlay/TipsOverlayRoot.tsx"

it("leave no side where it is when words run from right to left", () => {
  const fixed = files.flatMap((file) => sidesIn(file, readFileSync(join(LIBRARY, file), "utf8")))

  expect(fixed.filter((side) => !side.startsWith(MEASURED))).toEqual([])
  expect(sidesIn("a.tsx", "`right: 8px; padding: 1px 2px 1px 3px;`")).toHaveLength(2)
  expect(sidesIn("a.tsx", "`inset-inline-end: 8px; padding: 1px 2px 1px 2px;`")).toEqual([])
})

it("are found wherever a style has them, and nowhere else", () => {
  const css = (text: string) => literalsIn("a.tsx", `const Root = styled.p\`${text}\``)

  expect(css("color: #fff;")).toEqual(["a.tsx: colour in color: #fff"])
  expect(css("box-shadow: 0 0 0 1px rgb(0 0 0 / 45%);")).toHaveLength(1)
  expect(css("border-start-start-radius: 24px;")).toHaveLength(1)
  expect(css("a { &:hover { transition: opacity 700ms ease-in } }")).toHaveLength(1)
  expect(css("animation:\n turn 80ms,\n turn 2s;")).toHaveLength(1)
  expect(css("font: 500 14px / 1 sans-serif;")).toHaveLength(3)
  expect(css("a { font-weight: 500; line-height: 1.4 }")).toHaveLength(2)
  expect(css("font-weight: bold; letter-spacing: 0.02em;")).toHaveLength(2)
  expect(literalsIn("a.tsx", 'const grey = "#ccc"')).toHaveLength(1)
  expect(css("/* #fff */ font-size: min(token, 18vw); border-radius: 0; top: 24px;")).toEqual([])
  expect(css("font: inherit; font-weight: token; line-height: token;")).toEqual([])
  expect(css("letter-spacing: normal; font: token 100% / token token;")).toEqual([])
  expect(css("border-radius: calc(token / 2); transition-duration: 1ms !important;")).toEqual([])
})

/** The literals that a file's styles have, as `file: kind in property: value`, and colours in other strings. */
function literalsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (property: string, value: string) => {
    for (const { kind, of, value: literal } of LITERALS) {
      if (of.test(property) && literal.test(value))
        found.push(`${file}: ${kind} in ${property}: ${value}`)
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node) && /^#[\da-f]{3,8}$/i.test(node.text)) note("string", node.text)
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      for (const [property, value] of declarationsOf(node.getText())) note(property, value)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The declarations of a file's styles that name the left or the right, or differ between the two. */
function sidesIn(file: string, code: string): string[] {
  const templates = code.match(/`[^`]*`/g) ?? []
  return templates
    .flatMap(declarationsOf)
    .filter(([property, value]) => {
      const [, right, , left] = value.replaceAll(/\([^)]*\)/g, "").split(/\s+/)
      const isUneven = left !== undefined && left !== right && /^(?:padding|margin)$/.test(property)
      return isUneven || /^(?:(?:margin|padding|border)-)?(?:left|right)$/.test(property)
    })
    .map(([property, value]) => `${file}: ${property}: ${value}`)
}

/** The declarations of a template that is a style, without what it interpolates. */
function declarationsOf(template: string): [string, string][] {
  const plain = template.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\$\{[^{}]*\}/g, "token")
  return [...plain.matchAll(/(?:^|[{};\s`])([a-z-]+):\s+([^;{}`]+)(?=[;}`])/g)]
    .map(([, property = "", value = ""]): [string, string] => [property, value.trim()])
    .filter(([, value]) => value !== CUT)
}
