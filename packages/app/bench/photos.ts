// Compares time, blocking and similarity of two ways to compress a photo of twelve megapixels in
// Chromium: the app's, and the one in pica's documentation.
//
//   npm run bench:photos -w @stylin/app [-- runs]
import { rm, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright"
import sharp from "sharp"
import { build } from "vite"
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/lib/chromium.mjs"
import { serveFolder } from "../../../scripts/lib/serve-folder.mjs"
import type { Run, Way } from "./photos/page.ts"
import { similarity } from "./similarity.ts"
import { syntheticPhoto } from "./syntheticPhoto.ts"

const RUNS = Number(process.argv[2] ?? 7)
const WIDTH = 4000
const HEIGHT = 3000

const folder = fileURLToPath(new URL("../../../.cache/bench-photos", import.meta.url))
await build({
  root: fileURLToPath(new URL("./photos/", import.meta.url)),
  base: "./",
  logLevel: "error",
  build: { outDir: folder, emptyOutDir: true, target: "es2022" },
})
const photo = await syntheticPhoto(WIDTH, HEIGHT)
await writeFile(`${folder}/photo.jpg`, photo)
const ideal = await sharp(photo).resize(1000, 750, { kernel: "lanczos3" }).raw().toBuffer()

const site = await serveFolder(folder)
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
})
try {
  const page = await browser.newPage()
  await page.goto(`${site.url}/index.html`)
  await page.waitForFunction(() => "photoBench" in globalThis)
  const runs: Record<Way, Run[]> = { app: [], pica: [] }
  // In turns, so that other load on the machine affects both.
  for (let turn = 0; turn < RUNS + 1; turn += 1) {
    for (const way of ["app", "pica"] as const) {
      const result = await page.evaluate((name) => photoBench.run(name, "photo.jpg"), way)
      if (turn > 0) runs[way].push(result)
    }
  }
  for (const way of ["app", "pica"] as const) await report(way, runs[way])
  const ten = await page.evaluate(() => photoBench.runMany("photo.jpg", 10))
  print("ten photos", ten, "ms")
} finally {
  await browser.close()
  await site.close()
  await rm(folder, { recursive: true })
}

async function report(way: Way, runs: readonly Run[]): Promise<void> {
  const [first] = runs
  if (!first) throw new Error("Nothing was run.")
  const bytes = Buffer.from(first.photo.slice(first.photo.indexOf(",") + 1), "base64")
  const pixels = await sharp(bytes).raw().toBuffer()
  print(`${way}: time`, median(runs.map((run) => run.milliseconds)), "ms")
  print(`${way}: page blocked`, median(runs.map((run) => run.blocked)), "ms")
  print(`${way}: likeness`, similarity(pixels, ideal, { width: 1000, height: 750 }), "SSIM")
  print(`${way}: size`, first.bytes, "bytes")
}

function print(name: string, value: number, unit: string): void {
  process.stdout.write(`${JSON.stringify({ name, median: Number(value.toFixed(4)), unit })}\n`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
