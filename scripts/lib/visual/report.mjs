// @ts-check
/** @import { Change } from "./compare.mjs" */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { groupChanges } from "./groups.mjs"
import { summaryOf } from "./summary.mjs"

/**
 * The result of a run.
 * @typedef {object} Report
 * @property {string} base the earlier version, in words
 * @property {string} drawnBy the browser that took the pictures
 * @property {number} pictures how many were taken of this version
 * @property {number} stories
 * @property {Change[]} changes largest first
 */
/**
 * What the page reads.
 * @typedef {Report & { groups: { id: string, changes: number[] }[] }} PageData a group's changes by
 * their place in `changes`
 */

/** The file that a run is kept in, for accepting later. */
const RUN_FILE = "run.json"

const FONTS = {
  "display.woff2": "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  "text.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
}

/**
 * Writes a folder that opens in a browser, from a disk as well: the changes, their pictures as
 * files, and controls for looking through them. Everything from stories is data, never markup.
 * @param {string} folder absolute; what is in it is removed
 * @param {Report} report
 * @param {(hash: string) => Buffer} readPicture PNG
 */
export async function writeReport(folder, report, readPicture) {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ["pictures", "fonts"]) mkdirSync(join(folder, name), { recursive: true })
  for (const [name, file] of Object.entries(FONTS)) {
    copyFileSync(createRequire(import.meta.url).resolve(file), join(folder, "fonts", name))
  }
  for (const hash of new Set(report.changes.flatMap(picturesOf))) {
    writeFileSync(join(folder, "pictures", `${hash}.png`), readPicture(hash))
  }
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(folder, name), text)
  write(
    "index.html",
    readPart("page.html").replace("{}", () => inert(dataOf(report))),
  )
  write("page.css", readPart("page.css"))
  write("page.js", await bundleScript())
  write("summary.md", summaryOf(report))
  write(RUN_FILE, JSON.stringify(report))
}

/** @param {string} folder absolute, of a written report @returns {Report} */
export function readReport(folder) {
  return JSON.parse(readFileSync(join(folder, RUN_FILE), "utf8"))
}

/** @param {Report} report @returns {PageData} */
function dataOf(report) {
  const places = new Map(report.changes.map((change, index) => [change, index]))
  const groups = groupChanges(report.changes).map(({ id, changes }) => ({
    id,
    changes: changes.map((change) => places.get(change) ?? -1),
  }))
  return { ...report, groups }
}

/** @param {Change} change @returns {string[]} hashes */
function picturesOf({ before, after, difference }) {
  return [before?.picture, after?.picture, difference].flatMap((hash) => hash || [])
}

/** JSON that cannot close the element around it. @param {PageData} data */
function inert(data) {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}

/** One classic script, because a page on a disk may not import modules. */
async function bundleScript() {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: fileURLToPath(new URL("page/", import.meta.url)),
    build: {
      write: false,
      minify: false,
      lib: { entry: "main.js", name: "page", formats: ["iife"], fileName: "page" },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !("output" in bundle)) throw new Error("The report's script was not built.")
  return bundle.output[0].code
}

/** @param {string} name */
function readPart(name) {
  return readFileSync(new URL(`page/${name}`, import.meta.url), "utf8")
}
