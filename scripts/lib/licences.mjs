// @ts-check

/** Licences that ask for no more than their text and the names of the makers. */
export const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
])

/**
 * Packages that are taken although their licence asks for more, by the beginning of their names, with the
 * licences they are taken under; docs/licences.md says why.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const EXCEPTIONS = {
  "@expo-google-fonts/": ["OFL-1.1"],
  "@fontsource": ["OFL-1.1"],
  "@img/sharp-": ["LGPL-3.0-or-later"],
  "@resvg/resvg-js": ["MPL-2.0"],
  lightningcss: ["MPL-2.0"],
}

/**
 * @typedef {object} Locked an entry of the lockfile
 * @property {string} [version]
 * @property {string} [license] an SPDX expression
 * @property {boolean} [dev] whether only development needs it
 * @property {boolean} [link] whether it is a workspace
 */

/**
 * The packages that production installs on some system, with their licences; "none" without one.
 * @param {Readonly<Record<string, Locked>>} locked the lockfile's packages
 * @returns {{ name: string, version: string, licence: string }[]}
 */
export function producedWith(locked) {
  return Object.entries(locked)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(([path, { version = "", license = "none" }]) => ({
      name: path.replace(/.*node_modules\//, ""),
      version,
      licence: license,
    }))
}

/**
 * Whether a package may be used under its licence: all of those joined by AND must be allowed, or one of
 * those joined by OR. An expression with both is not understood, and not allowed.
 * @param {{ name: string, licence: string }} used
 */
export function isAllowed({ name, licence }) {
  const allowed = new Set([...PERMISSIVE, ...exceptionsFor(name)])
  const plain = licence.replaceAll(/[()]/g, "")
  const isChoice = plain.includes(" OR ")
  if (isChoice && plain.includes(" AND ")) return false
  if (isChoice) return plain.split(" OR ").some((one) => allowed.has(one))
  return plain.split(" AND ").every((one) => allowed.has(one))
}

/** @param {string} name */
function exceptionsFor(name) {
  return Object.entries(EXCEPTIONS).flatMap(([beginning, licences]) =>
    name.startsWith(beginning) ? licences : [],
  )
}
