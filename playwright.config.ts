import { defineConfig, devices, type Project } from "@playwright/test"
import { findChromium, TEST_FLAGS } from "./scripts/lib/chromium.mjs"

const executablePath = findChromium()

const phone: Project = {
  name: "phone",
  use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
}
const desktop: Project = {
  name: "desktop",
  testMatch: "journeys/**/*.spec.ts",
  use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
}

// What takes minutes, or says the same again at another size, is left to the long form.
const isLong = process.env.JOURNEYS === "all"
// A closet is photographed with a phone alone. The desktop's few are long ones: begun last, one of them would run alone.
const projects = isLong
  ? [{ ...desktop, grepInvert: /@phone/ }, phone]
  : [
      { ...desktop, grep: /@desktop/ },
      { ...phone, grepInvert: /@long/ },
    ]

export default defineConfig({
  testDir: "tests",
  testMatch: "{journeys,visual}/**/*.spec.ts",
  outputDir: ".cache/journeys",
  forbidOnly: true,
  retries: 0,
  // Much of a journey is waiting for what takes its time by design; each worker has its own server.
  workers: 2,
  fullyParallel: true,
  timeout: 600_000,
  expect: { timeout: 90_000 },
  projects,
  use: {
    // Like what is expected: a control that is not there says so.
    actionTimeout: 90_000,
    screenshot: "only-on-failure",
    // Traces cost a third of the time.
    trace: isLong ? "retain-on-failure" : "off",
    launchOptions: { args: TEST_FLAGS, ...(executablePath && { executablePath }) },
  },
})
