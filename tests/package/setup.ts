import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { TestProject } from "vitest/node"
import { projectEnvironment, ROOT, run } from "../../scripts/lib/host.mjs"

declare module "vitest" {
  interface ProvidedContext {
    /** The packed library, as it would be uploaded. */
    tarball: string
    /** An app outside the workspace with the packed library installed. */
    example: string
  }
}

const UI = join(ROOT, "packages/ui")

/** What the example needs besides the library, its peers and its declared dependencies. */
const OF_THE_EXAMPLE = ["@types/react", "@types/react-dom", "@types/node", "vite"]

/** Builds and packs the library as for publication, and installs it without a network. */
export default async function setUp({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "stylin-package-"))
  try {
    const packed = join(folder, "packed")
    await mkdir(packed)
    await must("npm", ["pack", "--silent", "--pack-destination", packed], UI)
    const [file = ""] = await readdir(packed)
    const tarball = join(packed, file)
    const example = join(folder, "example")
    await cp(join(import.meta.dirname, "example"), example, { recursive: true })
    await install(tarball, join(example, "node_modules"))
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

async function must(command: string, args: string[], cwd: string) {
  // Removes npm's settings of the run that started the tests.
  const env = Object.fromEntries(
    Object.entries(projectEnvironment()).filter(([name]) => !name.startsWith("npm_config_")),
  )
  const code = await run(command, args, { cwd, env })
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.`)
}
