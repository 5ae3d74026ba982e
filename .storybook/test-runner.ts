import process from "node:process"
import type { TestRunnerConfig } from "@storybook/test-runner"

// The app is made for phones first, so a plain run visits every story at a phone's width.
const { STORY_THEME: theme = "light", STORY_WIDTH: width = "390", TARGET_URL: target } = process.env

const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 844 })
    await page.goto(new URL(`iframe.html?theme=${theme}`, target).href)
  },
  postVisit: async (page, { hasFailure }) => {
    if (hasFailure) return
    const seen = await page.evaluate(() => ({
      theme: document.documentElement.dataset.theme,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    if (seen.theme !== theme) throw new Error(`The story was seen in ${seen.theme}, not ${theme}.`)
    if (seen.overflow > 0) {
      throw new Error(`The story is ${seen.overflow} px wider than a screen of ${width} px.`)
    }
  },
}

export default config
