import { defineConfig, devices } from "@playwright/test"
import { CHROMIUM_FLAGS, findChromium } from "./scripts/lib/chromium.mjs"

const executablePath = findChromium()

export default defineConfig({
  testDir: "tests",
  testMatch: "{journeys,visual}/**/*.spec.ts",
  outputDir: ".cache/journeys",
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    trace: "retain-on-failure",
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
})
