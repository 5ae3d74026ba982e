// Measures how long the library's two heaviest cards take to mount and to render again, in Chromium
// with React's production build, how long the same markup takes in plain React, and whether a change of
// theme renders anything. One JSON line per figure: { name, median, unit, runs }.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { chromium } from "playwright"
import { build } from "vite"
import { CHROMIUM_FLAGS, prepareChromium } from "../../../scripts/lib/chromium.mjs"
import { serveFolder } from "../../../scripts/lib/serve-folder.mjs"
import type { BenchPage, Figure } from "./figures.ts"
import { middle } from "./timed.ts"

/** Runs of each measurement, each on its own page. */
const RUNS = 7

const folder = await mkdtemp(join(tmpdir(), "stylin-ui-bench-"))
try {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    resolve: {
      conditions: ["source", "module", "browser", "production"],
      // React's production build with profilers, which count the renders.
      alias: { "react-dom/client": "react-dom/profiling" },
    },
    build: { outDir: folder, emptyOutDir: true, target: "es2022" },
  })
  for (const figure of await measure(folder)) process.stdout.write(`${JSON.stringify(figure)}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Visits the page several times, and combines what it measured. */
async function measure(site: string) {
  const server = await serveFolder(site)
  const browser = await chromium.launch({
    executablePath: await prepareChromium(),
    args: CHROMIUM_FLAGS,
  })
  const runs: Figure[][] = []
  try {
    // The first visit warms up the browser and does not count.
    for (let run = 0; run <= RUNS; run += 1) {
      const page = await browser.newPage()
      await page.goto(server.url)
      await page.waitForFunction(() => "runBench" in window)
      // The page puts the function on its window, which TypeScript cannot know.
      const figures = await page.evaluate(() => (window as unknown as BenchPage).runBench())
      if (run > 0) runs.push(figures)
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const [first = []] = runs
  return first.map(({ name, unit }) => {
    const values = runs.flatMap((run) =>
      run.filter((figure) => figure.name === name).map(({ value }) => value),
    )
    const median = Math.round(middle(values) * 100) / 100
    return { name, median, unit, runs: values.length }
  })
}
