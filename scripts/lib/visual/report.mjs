// @ts-check
/** @import { Change } from "./compare.mjs" */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

/**
 * The result of a run.
 * @typedef {object} Report
 * @property {string} base the earlier version, in words
 * @property {number} pictures how many were taken of this version
 * @property {number} stories
 * @property {Change[]} changes largest first
 */

const FONTS = {
  display: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  text: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
}

/**
 * One self-contained page: the changes, their pictures, and controls for looking through them.
 * Everything from stories is data, never markup.
 * @param {Report} report
 * @param {(hash: string) => Buffer} readPicture PNG
 * @returns {string} HTML
 */
export function buildReport(report, readPicture) {
  const hashes = new Set(report.changes.flatMap(picturesOf))
  /** @type {Record<string, string>} */
  const parts = {
    styles: `${Object.entries(FONTS).map(fontFace).join("\n")}\n${part("page.css")}`,
    data: inert(JSON.stringify(report)),
    pictures: [...hashes].map((hash) => pictureElement(hash, readPicture(hash))).join("\n"),
    script: part("page.js"),
  }
  return part("page.html").replaceAll(
    /data-part="(\w+)">/g,
    (marker, name) => `${marker}${parts[name] ?? ""}`,
  )
}

/** @param {Change} change @returns {string[]} hashes */
function picturesOf({ before, after, difference }) {
  return [before?.picture, after?.picture, difference].flatMap((hash) => hash || [])
}

/** JSON that cannot close the element around it. @param {string} json */
function inert(json) {
  return json.replaceAll("<", "\\u003c")
}

/**
 * Kept as text, so that the browser decodes only the pictures being viewed. @param {string} hash
 * @param {Buffer} png
 */
function pictureElement(hash, png) {
  return `<script type="text/plain" id="picture-${hash}">${png.toString("base64")}</script>`
}

/** @param {[string, string]} font */
function fontFace([name, file]) {
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString("base64")
  return `@font-face { font-family: "${name}"; font-weight: 300 900; src: url("data:font/woff2;base64,${data}") format("woff2"); }`
}

/** @param {string} name */
function part(name) {
  return readFileSync(new URL(`page/${name}`, import.meta.url), "utf8")
}
