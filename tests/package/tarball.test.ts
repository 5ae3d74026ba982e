import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import ts from "typescript"
import { describe, expect, inject, it } from "vitest"
import { readPlainPages } from "../../.storybook/docs/plainPages.ts"
import { pinnedNode, ROOT } from "../../scripts/lib/host.mjs"

const LIBRARY = join(inject("example"), "node_modules/@stylin/ui")
const files = globSync("**/*.*", { cwd: LIBRARY })

describe("the packed library", () => {
  it("holds the built files and its documents", () => {
    const beside = globSync("*", { cwd: LIBRARY }).toSorted()

    expect(beside).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "dist",
      "llms",
      "llms.txt",
      "package.json",
    ])
  })

  it("holds the pages for machines as Storybook serves them, and they lead to one another", () => {
    const pages = readPlainPages()
    const packed = globSync("llms{.txt,/*}", { cwd: LIBRARY }).toSorted()
    const textOf = (path: string) => readFileSync(join(LIBRARY, path), "utf8")
    // What importing adds is measured when it is packed, and takes too long to be measured again.
    const unmeasured = (path: string) => textOf(path).replace(/\nImporting it adds .+\n/, "")
    const links = [...textOf("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path)
    const ownLinks = links.filter((path) => !path.startsWith("https://"))

    expect(packed).toEqual(Object.keys(pages).toSorted())
    expect(packed.filter((path) => unmeasured(path) !== pages[path])).toEqual([])
    expect(ownLinks.toSorted()).toEqual(packed.filter((path) => path !== "llms.txt"))
    expect(textOf("llms/Button.txt")).toContain("KB gzip")
  })

  it("holds no stories, no tests and no sources", () => {
    const built = /\.(?:js|js\.map|d\.ts|css|d\.css\.ts)$/
    const others = files.filter((file) => file.startsWith("dist/") && !built.test(file))

    expect(files.length).toBeGreaterThan(200)
    expect(others).toEqual([])
    expect(files.filter((file) => /stories|\.test\.|testing/.test(file))).toEqual([])
  })

  it("tells server components which files are for the browser, and leaves the rest to them", () => {
    const scripts = files
      .filter((file) => file.endsWith(".js"))
      .map((file) => ({ file, code: readFileSync(join(LIBRARY, file), "utf8") }))
    const isClientOnly = ({ code }: { code: string }) =>
      /from "(?:react|react\/jsx-runtime|styled-components|@dnd-kit\/core)"/.test(code)
    const wrong = scripts.filter(
      (script) => script.code.startsWith('"use client";') !== isClientOnly(script),
    )

    expect(scripts.filter(isClientOnly).length).toBeGreaterThan(100)
    expect(wrong.map(({ file }) => file)).toEqual([])
    for (const path of [
      "index",
      "tokens/index",
      "provider/money",
      "components/TagColumns/tagMoves",
    ]) {
      expect(scripts.find(({ file }) => file === `dist/${path}.js`)?.code).not.toMatch(
        /^"use client"/,
      )
    }
  })

  it("leads a debugger from each built file to its source", () => {
    const scripts = files.filter((file) => file.endsWith(".js"))
    const lost = scripts.filter((file) => {
      const map = `${file}.map`
      if (!files.includes(map)) return !file.endsWith("index.js")
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(LIBRARY, map), "utf8"))
      return (
        sources.length === 0 || sourcesContent.some((text: unknown) => typeof text !== "string")
      )
    })

    expect(lost).toEqual([])
  })

  it("has no type that accepts anything", () => {
    const declarations = files.filter((file) => file.endsWith(".d.ts"))

    expect(declarations.filter(saysAny)).toEqual([])
  })

  it("comes without the code for dragging wherever tags are not dragged", () => {
    const dragging = files
      .filter((file) => file.endsWith(".js"))
      .filter((file) => readFileSync(join(LIBRARY, file), "utf8").includes('from "@dnd-kit/'))

    expect(dragging.length).toBeGreaterThan(0)
    expect(dragging.filter((file) => !file.startsWith("dist/components/TagColumns/"))).toEqual([])
  })

  it("asks for exactly the packages that it imports", () => {
    const { dependencies, peerDependencies } = manifest()
    const named = files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .flatMap((file) => importsOf(readFileSync(join(LIBRARY, file), "utf8")))

    expect([...new Set(named)].toSorted()).toEqual(
      // react-dom renders the components, and styled-components needs it.
      Object.keys({ ...dependencies, ...peerDependencies })
        .filter((name) => name !== "react-dom" || named.includes(name))
        .toSorted(),
    )
  })
})

describe("tools that resolve packages", () => {
  it("find nothing wrong with it, publint says", async () => {
    const { messages } = await publint({ pkgDir: LIBRARY, pack: false, strict: true })

    expect(messages.map((message) => formatMessage(message, manifest()))).toEqual([])
  })

  it("find its types on every path, attw says", () => {
    const cli = join(ROOT, "node_modules/@arethetypeswrong/cli/dist/index.js")
    const args = [cli, inject("tarball"), "--profile", "esm-only", "--format", "json"]
    const { status, stdout } = spawnSync(pinnedNode(), args, {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    })
    const { analysis } = JSON.parse(stdout)
    // Resolution modes that only know CommonJS are not supported.
    const problems = analysis.problems.filter(
      ({ resolutionKind }: { resolutionKind?: string }) =>
        resolutionKind !== "node10" && resolutionKind !== "node16-cjs",
    )
    const paths = Object.keys(manifest().exports).filter((path) => path !== "./package.json")

    expect({ status, problems }).toEqual({ status: 0, problems: [] })
    expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(paths))
  })
})

function manifest() {
  return JSON.parse(readFileSync(join(LIBRARY, "package.json"), "utf8"))
}

function importsOf(code: string): string[] {
  const found = code.matchAll(/(?:from |import |url\()"(?<name>(?:@[\w-]+\/)?[a-z][\w-]*)/g)
  return [...found].map(({ groups }) => groups?.name ?? "")
}

function saysAny(file: string): boolean {
  const text = readFileSync(join(LIBRARY, file), "utf8")
  const visit = (node: ts.Node): boolean =>
    node.kind === ts.SyntaxKind.AnyKeyword || (ts.forEachChild(node, visit) ?? false)
  return visit(ts.createSourceFile(basename(file), text, ts.ScriptTarget.Latest))
}
