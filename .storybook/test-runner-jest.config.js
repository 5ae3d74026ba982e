import process from "node:process"
import { getJestConfig } from "@storybook/test-runner"
import { STEADY_FLAGS, TEST_FLAGS } from "../scripts/lib/chromium.mjs"

const config = getJestConfig()

export default {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    "jest-playwright": {
      ...config.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [...TEST_FLAGS, ...STEADY_FLAGS],
      },
    },
  },
}
