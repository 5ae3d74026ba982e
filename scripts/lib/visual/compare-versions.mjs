// @ts-check
/** @import { Acceptance } from "./acceptance.mjs" */
/** @import { Report } from "./report.mjs" */
/** @import { Extent } from "../story-settings.mjs" */
/** @import { Browser } from "playwright" */
import { readFileSync, rmSync, utimesSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { chromium } from "playwright"
import { prepareChromium, STEADY_FLAGS, TEST_FLAGS } from "../chromium.mjs"
import { fingerprint } from "../fingerprint.mjs"
import { ROOT, say } from "../host.mjs"
import { prepareStories, STORIES_SOURCES } from "../prepare.mjs"
import { serveFolder } from "../serve-folder.mjs"
import { buildCommit, git, sourcesOf } from "./base.mjs"
import { dropOldest } from "./bases.mjs"
import { capture } from "./capture.mjs"
import { findChanges } from "./compare.mjs"
import { AXE_FILES } from "./findings.mjs"
import { comparePixels } from "./pixels.mjs"
import { isAsked, missingVisits, storiesOf } from "./shots.mjs"
import { ShotStore } from "./store.mjs"

const CACHE = join(ROOT, ".cache/visual")
const BASES = join(CACHE, "base")
/** A base's pictures and built stories are some 150 MB. */
const KEPT_BASES = 3
/** The same for both versions: some stories show addresses. */
const PORT = 6117

/** Files that decide how a story is pictured: when one changes, kept pictures become useless. */
const PICTURING = "capture findings freeze picture rest scripts shots stillness store".split(" ")
const CAPTURE_SOURCES = [
  ...PICTURING.map((name) => `scripts/lib/visual/${name}.mjs`),
  "scripts/lib/chromium.mjs",
  "scripts/lib/story-axe.mjs",
  "scripts/lib/story-settings.mjs",
  "node_modules/axe-core/package.json",
]

/**
 * Takes pictures of an earlier version and of this one in the same browser.
 * @param {{ base: string, quick: boolean, extent: Extent, stories: string[], acceptances: readonly Acceptance[], signal: AbortSignal }} options
 * @returns {Promise<{ report: Report, readPicture: (hash: string) => Buffer }>}
 */
export async function compareVersions({
  base,
  quick,
  extent,
  stories: words,
  acceptances,
  signal,
}) {
  const commit = readCommit(base)
  const browser = await chromium.launch({
    executablePath: await prepareChromium(),
    args: [...TEST_FLAGS, ...STEADY_FLAGS, "--disable-smooth-scrolling"],
    // An interrupted run tidies up before it ends.
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  try {
    const options = { browser, words, quick, extent, signal }
    const before = await pictureBase(commit, options)
    const after = await pictureHere(options)
    const differences = emptyStore("differences")
    const inView = before.shots.filter((shot) => isAsked(shot, { words, quick, extent }))
    const changes = findChanges(inView, after.shots, acceptances, (first, second) => {
      const found = comparePixels(before.read(first), after.read(second))
      return { ...found, difference: differences.keep(found.difference) }
    })
    return {
      report: {
        base: `${commit.slice(0, 9)} ${git("show", "--no-patch", "--format=%s", commit)}`,
        drawnBy: `${process.platform} Chromium ${browser.version()}`,
        pictures: after.shots.length,
        stories: new Set(after.shots.map(({ story }) => story)).size,
        changes,
      },
      readPicture: (hash) => readFrom([before, after, differences], hash),
    }
  } finally {
    await browser.close()
  }
}

/** @param {string} ref */
function readCommit(ref) {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`)
  } catch (error) {
    throw new Error(`Git knows no commit ${ref}.`, { cause: error })
  }
}

/** @typedef {{ browser: Browser, words: string[], quick: boolean, extent: Extent, signal: AbortSignal }} Options */

/**
 * The earlier version's pictures: the kept ones, and the missing ones taken now. Its stories are
 * built once: commits that differ only elsewhere share them.
 * @param {string} commit
 * @param {Options} options
 */
async function pictureBase(commit, options) {
  const key = fingerprint(CAPTURE_SOURCES).slice(0, 8)
  const sources = sourcesOf(commit, STORIES_SOURCES)
  const folder = join(BASES, `${sources}-${key}-${options.browser.version()}`)
  const store = new ShotStore(folder)
  if (!store.stories || missingVisits(store, options).length > 0) {
    const built = join(folder, "stories")
    await buildCommit(commit, built, options.signal)
    await picture(built, store, options)
    store.save()
  }
  const now = new Date()
  utimesSync(folder, now, now)
  dropOldest(BASES, KEPT_BASES)
  return store
}

/** @param {Options} options */
async function pictureHere(options) {
  await prepareStories()
  const store = emptyStore("here")
  await picture(join(ROOT, "storybook-static"), store, options)
  return store
}

/** @param {string} built @param {ShotStore} store @param {Options} options */
async function picture(built, store, options) {
  store.stories = storiesOf(JSON.parse(readFileSync(join(built, "index.json"), "utf8")))
  const visits = missingVisits(store, options)
  const site = await serveFolder(built, { files: AXE_FILES, port: PORT })
  let count = 0
  const onVisit = () => {
    count += 1
    if (count % 50 === 0) say(`${count} of ${visits.length} visits`)
  }
  say(`Picturing ${store.stories.length} stories in ${visits.length} visits`)
  try {
    await capture({ ...options, url: site.url, visits, store, onVisit })
  } finally {
    await site.close()
  }
}

/** @param {string} name */
function emptyStore(name) {
  const folder = join(CACHE, name)
  rmSync(folder, { recursive: true, force: true })
  return new ShotStore(folder)
}

/** @param {readonly ShotStore[]} stores @param {string} hash */
function readFrom(stores, hash) {
  const store = stores.find((one) => one.holds(hash))
  if (!store) throw new Error(`No picture ${hash} was kept.`)
  return store.read(hash)
}
