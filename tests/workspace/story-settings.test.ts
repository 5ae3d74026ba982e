// @vitest-environment jsdom

import { Button } from "@stylin/ui"
import { GERMAN_WORDS } from "@stylin/ui/german"
import { render } from "@testing-library/react"
import { createElement } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { PageGlobals } from "../../.storybook/docs/pageGlobals.ts"
import { Shown } from "../../.storybook/docs/Shown.tsx"
import { forceColours } from "../../.storybook/settings/forcedColours.ts"
import { FIRST_SETTINGS, putOn } from "../../.storybook/settings/settings.ts"
import { SETTINGS, seeInPlace } from "../../scripts/lib/story-settings.mjs"

/** A docs page, where the place of a story by itself is empty and hidden. */
const DOCS = `<div id="storybook-root" hidden></div>
  <div id="storybook-docs">
    <p>What it is for</p>
    <div class="sb-story"><div id="first"><button type="button">Keep it</button></div></div>
    <div class="sb-story"><div id="second"><button type="button">Leave it</button></div></div>
    <div data-shown-in-docs><div id="advice"><button type="button">Lose it</button></div></div>
  </div>`

const find = (selector: string) => document.querySelector(selector) ?? document.body

beforeEach(() => {
  document.body.innerHTML = DOCS
})

afterEach(() => {
  document.body.innerHTML = ""
})

describe("the settings of the toolbar, on a docs page", () => {
  it("make the words of each story longer, once, and leave the page's own", () => {
    const settings = { ...FIRST_SETTINGS, theme: "light", words: "long" }
    const off = ["#first", "#second"].map((story) => putOn(settings, find(story)))

    expect(find("#first").textContent).toBe("Kéép ît lor")
    expect(find("#second").textContent).toMatch(/^Léàvé ît lor/)
    expect(find("p").textContent).toBe("What it is for")
    for (const takeOff of off) takeOff()
    expect(find("#first").textContent).toBe("Keep it")
  })

  it("reach what is shown beside stories, in its words and in German", () => {
    const settings = { ...FIRST_SETTINGS, theme: "light", direction: "rtl", words: "german" }
    const button = createElement(Button, { busy: true }, "Save")
    const { container, unmount } = render(
      createElement(PageGlobals, { value: settings }, createElement(Shown, null, button)),
    )

    expect(document.documentElement.dir).toBe("rtl")
    expect(container.textContent).toContain(GERMAN_WORDS.Button.busy)
    unmount()
    expect(document.documentElement.dir).toBe("")
  })

  it("force the colours of each story, and of nothing else on the page", () => {
    const colourOf = (selector: string) => getComputedStyle(find(selector)).backgroundColor
    const own = ["p", "#second", "#advice"].map(colourOf)
    const off = forceColours()

    expect(colourOf("p")).toBe(own[0])
    expect(colourOf("#second")).not.toBe(own[1])
    expect(colourOf("#advice")).not.toBe(own[2])
    off()
    expect(["p", "#second", "#advice"].map(colourOf)).toEqual(own)
  })
})

it("sees a story in one setting after another, each taken off before the next", async () => {
  // Too wide in each of them by another width, as only a browser can measure.
  const { documentElement: html } = document
  const widths = () =>
    (html.dir === "rtl" ? 1 : 0) +
    (html.style.fontSize === "200%" ? 20 : 0) +
    (find("#first").textContent === "Keep it" ? 0 : 300)
  Object.defineProperty(html, "scrollWidth", { get: widths, configurable: true })
  find("#storybook-root").innerHTML = find("#first").outerHTML
  find("#storybook-docs").remove()
  // biome-ignore lint/security/noGlobalEval: it stands in for a browser, which is given functions as text
  const evaluate = async (source: string) => globalThis.eval(source)

  const inPage = SETTINGS.filter((setting) => setting.putOn)
  const seen = await seeInPlace({ evaluate }, inPage)

  expect(seen.map(({ id, over }) => [id, over])).toEqual([
    ["right-to-left", 1],
    ["large-text", 20],
    ["long-words", 300],
  ])
  expect(widths()).toBe(0)
  Reflect.deleteProperty(html, "scrollWidth")
})
