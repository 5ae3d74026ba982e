import process from "node:process"
import { getJestConfig } from "@storybook/test-runner"
import { CHROMIUM_FLAGS } from "../scripts/lib/chromium.mjs"

const { testMatch, ...config } = getJestConfig()
const { STORY_FILTER: filter } = process.env

export default {
  ...config,
  // The runner writes one file for each component, and would hand a filter to a shell as it is.
  ...(filter ? { testRegex: `(?:${filter})[^/\\\\]*\\.test\\.js$` } : { testMatch }),
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    "jest-playwright": {
      ...config.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
    },
  },
}
