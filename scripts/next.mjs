// @ts-check
// Builds an app of Next.js with the packed library, outside the workspace, and visits it: types, a
// page that a server renders under a policy with nonces, hydration, links, pictures and scripts. It installs
// Next.js, which is 340 MB.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { chromium } from "playwright"
import { CHROMIUM_FLAGS, prepareChromium } from "./lib/chromium.mjs"
import { pinnedNode, projectEnvironment, ROOT, run, say } from "./lib/host.mjs"
import { packUi } from "./lib/pack-ui.mjs"
import { visitNext, visitNextInDevelopment } from "./lib/visit-next.mjs"

const NEXT = "16.4.6"

const began = performance.now()
const folder = await mkdtemp(join(tmpdir(), "stylin-next-"))
const app = join(folder, "app")
try {
  await mkdir(join(folder, "packed"))
  const library = await packUi(join(folder, "packed"))
  await cp(join(ROOT, "tests/next"), app, { recursive: true })
  await writeFile(join(app, "package.json"), JSON.stringify(await manifest(library)))
  say(`Installing Next.js ${NEXT}`)
  await must("npm", ["install", "--no-audit", "--no-fund", "--loglevel", "error"])
  say("Building the app")
  await must(pinnedNode(), ["node_modules/next/dist/bin/next", "build"])
  const browser = await chromium.launch({
    executablePath: await prepareChromium(),
    args: CHROMIUM_FLAGS,
  })
  try {
    const problems = [
      ...(await visitNext(app, browser)),
      ...(await visitNextInDevelopment(app, browser)),
    ]
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await browser.close()
  }
  say(`${Math.round((performance.now() - began) / 1000)} s`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** What the app installs: the library, and the versions that the workspace has. @param {string} library */
async function manifest(library) {
  const { devDependencies } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"))
  const names = ["react", "react-dom", "styled-components"]
  const tools = ["@types/node", "@types/react", "@types/react-dom", "typescript"]
  const versions = [...names, ...tools].map((name) => [name, devDependencies[name]])
  return {
    name: "next-app",
    private: true,
    dependencies: { ...Object.fromEntries(versions), next: NEXT, "@stylin/ui": `file:${library}` },
  }
}

/** @param {string} command @param {string[]} args */
async function must(command, args) {
  const env = { ...projectEnvironment(), NEXT_TELEMETRY_DISABLED: "1" }
  const code = await run(command, args, { cwd: app, env })
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.`)
}
