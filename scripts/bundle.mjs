// @ts-check
// Writes what running the server takes, the built app and production modules included, to a folder or
// a gzipped tar file. It runs with `node server.js` on machines of this kind.
//
//   npm run bundle -- FOLDER | FILE.tar.gz
import { createWriteStream } from "node:fs"
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises"
import { basename, dirname, join, relative, resolve } from "node:path"
import process from "node:process"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { packTar } from "modern-tar/fs"
import { ROOT, say } from "./lib/host.mjs"
import { neededBy } from "./lib/modules.mjs"
import { BUILT_APP, fail, prepareApp, prepareDependencies } from "./lib/prepare.mjs"
import { billOfMaterials } from "./lib/sbom.mjs"
import { LOWEST_SERVER_NODE, serverScript } from "./lib/server-script.mjs"

/** Nothing of these is read when it runs. */
const NOT_RUN = /\.test\.ts$|\.d\.[cm]?ts$|\.map$|\/(?:testing|\.types|bench)(?:\/|$)/
/** onnxruntime-node brings the libraries of every system. */
const ENGINES = "node_modules/onnxruntime-node/bin/napi-v6"

const named = process.argv[2]
if (!named) fail("Say where to: npm run bundle -- FOLDER | FILE.tar.gz")
const target = resolve(process.env.INIT_CWD ?? process.cwd(), named)
await prepareDependencies()
await prepareApp()
say("Writing the bundle")
if (/\.t(?:ar\.)?gz$/.test(target)) await writeTar(target)
else await writeFolder(target)
process.stdout.write(`${target}\n`)

/** @param {string} file */
async function writeTar(file) {
  await mkdir(dirname(file), { recursive: true })
  const draft = await mkdtemp(join(dirname(file), ".bundle-"))
  try {
    await writeFolder(join(draft, "stylin"))
    await pipeline(
      packTar(draft),
      createGzip({ level: 6 }),
      createWriteStream(join(draft, basename(file))),
    )
    await rename(join(draft, basename(file)), file)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function writeFolder(folder) {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) fail(`${folder} is not empty.`)
  const { workspaces, modules } = neededBy("packages/server")
  for (const workspace of workspaces) {
    for (const part of ["package.json", "src"]) await copy(folder, `${workspace}/${part}`)
    const link = join(folder, "node_modules/@stylin", basename(workspace))
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), join(folder, workspace)), link, "dir")
  }
  for (const module of modules) await copy(folder, module)
  await keepOwnEngine(folder)
  await copy(folder, "LICENSE")
  await writeFile(join(folder, "sbom.cdx.json"), await billOfMaterials())
  await cp(BUILT_APP, join(folder, "web"), { recursive: true, filter: isKept })
  await writeFile(join(folder, "server.js"), serverScript())
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({
      name: "stylin-server",
      private: true,
      type: "module",
      engines: { node: `>=${LOWEST_SERVER_NODE}` },
    }),
  )
}

/** A module's own modules have entries of their own. @param {string} folder @param {string} path */
async function copy(folder, path) {
  await cp(join(ROOT, path), join(folder, path), {
    recursive: true,
    filter: (source) =>
      isKept(source) && !source.slice(join(ROOT, path).length).includes("node_modules"),
  })
}

/** @param {string} source */
function isKept(source) {
  return !NOT_RUN.test(source) && basename(source) !== ".stylin-build"
}

/** @param {string} folder */
async function keepOwnEngine(folder) {
  const systems = join(folder, ENGINES)
  for (const system of await readdir(systems)) {
    if (system !== process.platform) await rm(join(systems, system), { recursive: true })
  }
  const processors = join(systems, process.platform)
  for (const processor of await readdir(processors)) {
    if (processor !== process.arch) await rm(join(processors, processor), { recursive: true })
  }
}
