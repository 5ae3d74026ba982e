import process from "node:process"
import { getJestConfig } from "@storybook/test-runner"
import { CHROMIUM_FLAGS, STEADY_FLAGS } from "../scripts/lib/chromium.mjs"

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
        args: [...CHROMIUM_FLAGS, ...STEADY_FLAGS],
      },
    },
  },
}
