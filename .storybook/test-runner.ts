import type { TestRunnerConfig } from "@storybook/test-runner"

const PHONE = { width: 390, height: 844 }

/** Every story is visited at a phone's width: the app is made for phones first. */
const config: TestRunnerConfig = {
  preVisit: (page) => page.setViewportSize(PHONE),
  postVisit: async (page) => {
    // A story that is wider than the phone would scroll sideways in the app.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) throw new Error(`The story is ${overflow} px wider than a phone's screen.`)
  },
}

export default config
