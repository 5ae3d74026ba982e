import { readFileSync } from "node:fs"
import process from "node:process"
import type { TestContext, TestRunnerConfig } from "@storybook/test-runner"
import { type A11yParameters, findViolations, isChecked } from "../scripts/lib/story-axe.mjs"
import {
  brokenWords,
  EXTENTS,
  isCheckedIn,
  overflow,
  type Setting,
  type Sight,
  seeInPlace,
  visitedSettings,
} from "../scripts/lib/story-settings.mjs"
import { holdStill, type Stillness } from "../scripts/lib/visual/freeze.mjs"
import { Looks } from "../scripts/lib/visual/looks.mjs"
import { takePicture } from "../scripts/lib/visual/picture.mjs"
import { comeToRest } from "../scripts/lib/visual/rest.mjs"
import { ScriptWatch } from "../scripts/lib/visual/scripts.mjs"
import { sameEverywhere, storiesOf } from "../scripts/lib/visual/shots.mjs"
import { STILLNESS } from "../scripts/lib/visual/stillness.mjs"

type Page = Parameters<NonNullable<TestRunnerConfig["postVisit"]>>[0]

// The app is made for phones first, so the default width is a phone's.
const {
  STORY_THEMES = "light",
  STORY_WIDTH: width = "390",
  STORY_SITE: site,
  STORY_INDEX: index = "storybook-static/index.json",
  STORY_LOOKS: looksWanted,
} = process.env
const height = Number(width) < 1000 ? 844 : 900
const [theme = "light", ...otherThemes] = STORY_THEMES.split(",")
const extent = EXTENTS.find((name) => name === process.env.STORY_SETTINGS) ?? "some"
const stories = JSON.parse(readFileSync(index, "utf8"))
const states = new Set(storiesOf(stories).map(({ id }) => id))
const lookedAt = sameEverywhere(stories)
const looks = new Looks()
const isAccepting = looksWanted === "accept"

/** What a story says about how it is to be checked. */
interface Checks {
  readonly a11y: A11yParameters
  readonly chromatic?: { readonly disableSnapshot?: boolean }
}

/** Asks the page for these parameters alone: all that a story has takes far longer to hand over. */
function checksOf(page: Page, { id }: TestContext): Promise<Checks> {
  return page.evaluate(async (story) => {
    const { parameters } = await Reflect.get(window, "__getContext")(story)
    return { a11y: parameters.a11y, chromatic: parameters.chromatic }
  }, id)
}

/** Fails if the story is in another theme or wider than the screen. */
async function checkRoom(page: Page, wanted: string) {
  const seen = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  if (seen.theme !== wanted) throw new Error(`The story was seen in ${seen.theme}, not ${wanted}.`)
  if (seen.overflow > 0) {
    throw new Error(
      `The story is ${seen.overflow} px wider than a screen of ${width} px (${wanted}).`,
    )
  }
}

/**
 * Checks again in another theme. A theme only changes colours and renders nothing, so the play
 * function would find nothing new, but axe may.
 */
async function checkOtherTheme(page: Page, context: TestContext, other: string) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  }, other)
  await checkRoom(page, other)
  await checkWithAxe(page, context, other)
}

async function checkWithAxe(
  page: Page,
  context: TestContext,
  where: string,
  notOurs: readonly string[] = [],
) {
  const { a11y } = await checksOf(page, context)
  if (!isChecked(a11y)) return
  const found = await page.evaluate(findViolations, a11y)
  const violations = found.filter(({ rule }) => !notOurs.includes(rule))
  if (violations.length === 0) return
  const lines = violations.map(
    ({ rule, help, targets }) => `${rule}: ${help} (${targets.join(", ")})`,
  )
  throw new Error(`In ${where}, axe finds:\n${lines.join("\n")}`)
}

/** Fails unless Chromatic pictures the story just if its look is kept here. */
async function checkChromatic(page: Page, context: TestContext) {
  const { chromatic } = await checksOf(page, context)
  const isLeftOut = chromatic?.disableSnapshot === true
  if (isLeftOut === lookedAt.has(context.id)) {
    throw new Error(`Chromatic ${isLeftOut ? "leaves out a state" : "pictures what is no state"}.`)
  }
}

/** What is wrong with what is seen in a setting. */
function problemsIn({ name }: Setting, { over, broken }: Omit<Sight, "id">): string[] {
  return [
    ...(over > 0 ? [`With ${name}, it is ${over} px wider than a screen of ${width} px.`] : []),
    ...broken.map((word) => `With ${name}, a heading breaks the word “${word}”.`),
  ]
}

/**
 * Sees the story again right to left, with large text, long words, forced colours or less motion: it
 * stays no wider than the screen, no heading breaks a word, and axe finds nothing.
 */
async function checkSettings(page: Page, context: TestContext) {
  const problems: string[] = []
  const settings = visitedSettings(extent)
  const inPlace = settings.filter(
    (setting) => setting.putOn && !isCheckedIn(context.id, setting, extent),
  )
  const sights = new Map((await seeInPlace(page, inPlace)).map((sight) => [sight.id, sight]))
  for (const setting of settings) {
    const seen = sights.get(setting.id)
    problems.push(
      ...(seen ? problemsIn(setting, seen) : await checkSetting(page, context, setting)),
    )
  }
  if (problems.length > 0) throw new Error(problems.join("\n"))
}

/** Sees the story in one setting, drawn in it, and lets axe look if it is the setting's turn. */
async function checkSetting(page: Page, context: TestContext, setting: Setting): Promise<string[]> {
  const problems: string[] = []
  await setting.on(page)
  try {
    const over = await page.evaluate(overflow)
    const broken = setting.id === "large-text" ? await page.evaluate(brokenWords) : []
    problems.push(...problemsIn(setting, { over, broken }))
    if (isCheckedIn(context.id, setting, extent)) {
      await checkWithAxe(page, context, setting.name, setting.notOurs)
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await setting.off(page)
  }
  return problems
}

/** So many pictures in a row, each after another rest, show what a state looks like if it is not what was accepted. */
const ALIKE = 3

/**
 * Pictures the story once it is at rest. What looks otherwise than accepted may still be on its way on a busy machine:
 * it is judged once it stays as it is.
 * @returns why it does not look as accepted, if it does not
 */
async function seeLook(page: Page, story: string) {
  let before: Buffer | undefined
  for (let alike = 0; ; ) {
    const png = await pictureAtRest(page)
    const problem = looks.check(story, png)
    alike = before?.equals(png) ? alike + 1 : 1
    if (!problem || alike === ALIKE) return problem
    before = png
  }
}

async function pictureAtRest(page: Page): Promise<Buffer> {
  await comeToRest(page, ScriptWatch.of(page))
  const { png } = await takePicture(page)
  return png
}

const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height })
    if (looksWanted) await page.addInitScript(holdStill, STILLNESS)
    // Who accepts looks asks axe nothing; a run without --accept does.
    const globals = isAccepting ? "&globals=a11y.manual:!true" : ""
    // The first page opens while a busy machine is still starting everything else.
    const address = new URL(`iframe.html?theme=${theme}${globals}`, site).href
    await page.goto(address, { timeout: 120_000 })
  },
  preVisit: async (page, { id }) => {
    if (!looksWanted) return
    // Begun here: what prepares a page and what visits it are instances of this module of their own.
    ScriptWatch.of(page)
    await page.evaluate((walks) => {
      const { begin }: Stillness = Reflect.get(window, "stillness")
      begin(walks)
    }, !states.has(id))
  },
  postVisit: async (page, context) => {
    if (context.hasFailure) return
    const difference =
      looksWanted && lookedAt.has(context.id) ? await seeLook(page, context.id) : undefined
    if (isAccepting) return
    await checkChromatic(page, context)
    await checkRoom(page, theme)
    for (const other of otherThemes) await checkOtherTheme(page, context, other)
    await checkSettings(page, context)
    if (difference !== undefined) throw new Error(difference)
  },
}

export default config
