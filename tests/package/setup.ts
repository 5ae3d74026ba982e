import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { TestProject } from "vitest/node"
import { readFacts } from "../../.storybook/docs/componentFacts.ts"
import { readFoundationPages } from "../../.storybook/docs/foundationPages.ts"
import { readExample } from "../../.storybook/docs/readExample.ts"
import { ROOT, run } from "../../scripts/lib/host.mjs"
import { packUi } from "../../scripts/lib/pack-ui.mjs"

declare module "vitest" {
  interface ProvidedContext {
    /** The packed library, as it would be uploaded. */
    tarball: string
    /** An app outside the workspace with the packed library installed. */
    example: string
  }
}

/** What the example needs besides the library, its peers and its declared dependencies. */
const OF_THE_EXAMPLE = ["@types/react", "@types/react-dom", "@types/node", "vite"]

/** Builds and packs the library as for publication, and installs it without a network. */
export default async function setUp({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "stylin-package-"))
  try {
    const packed = join(folder, "packed")
    await mkdir(packed)
    const tarball = await packUi(packed)
    const example = join(folder, "example")
    await cp(join(import.meta.dirname, "example"), example, { recursive: true })
    await install(tarball, join(example, "node_modules"))
    await writeExamples(example)
    provide("tarball", tarball)
    provide("example", example)
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
  return () => rm(folder, { recursive: true })
}

/** Unpacks the library, and links the workspace's copies of exactly what its manifest asks for. */
async function install(tarball: string, modules: string) {
  const library = join(modules, "@stylin/ui")
  await mkdir(library, { recursive: true })
  await must("tar", ["-xzf", tarball, "-C", library, "--strip-components=1"], modules)
  const manifest = JSON.parse(await readFile(join(library, "package.json"), "utf8"))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const name of [...names, ...OF_THE_EXAMPLE]) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(join(ROOT, "node_modules", name), join(modules, name), "junction")
  }
}

/** The examples of a page in Markdown. */
const examplesIn = (page: string): string[] =>
  [...page.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code)

/** The examples of the foundations' pages, with a name for each. */
function readFoundations(): [string, string][] {
  const pages = readFoundationPages([]).map(({ name, text }): [string, string] => [
    name,
    examplesIn(text).join("\n"),
  ])
  return pages.filter(([, code]) => code !== "")
}

/** Puts the examples of the README, of the foundations' pages and of the components' pages among the app's files, where types are checked. */
async function writeExamples(example: string) {
  const readme = await readFile(join(example, "node_modules/@stylin/ui/README.md"), "utf8")
  const blocks = examplesIn(readme)
  if (blocks.length < 4) throw new Error("The README has too few examples to be the right file.")
  // An example without imports would be a script, whose names are everyone's.
  const ofReadme = blocks.map((code, index) => [`readme${index}`, `${code}\nexport {}\n`])
  const ofFoundations = readFoundations().map(([name, code]) => [
    `foundation${name}`,
    `${code}\nexport {}\n`,
  ])
  const ofPages = Object.keys(readFacts()).map((name) => [`example${name}`, readExample(name)])
  await Promise.all(
    [...ofReadme, ...ofFoundations, ...ofPages].map(([name, code = ""]) =>
      writeFile(join(example, `src/${name}.tsx`), code),
    ),
  )
}

async function must(command: string, args: string[], cwd: string) {
  const code = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.`)
}
