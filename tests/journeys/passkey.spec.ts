import { arriveAt, button, openAs } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

// Browsers keep passkeys for names, and not for 127.0.0.1.
test.use({ baseURL: async ({ stylin }, use) => use(stylin.namedUrl) })

test("a passkey is added on the profile and signs her in", async ({ page, stylin }) => {
  const device = await page.context().newCDPSession(page)
  await device.send("WebAuthn.enable")
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal" },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  // The device answers by itself, also what the field offers, before anything could be pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const person = await customer(stylin.url)
  await openAs(page, person, stylin.url, "/profile")
  await button(page, "Add a passkey").click()
  await page.getByLabel("Your password").fill(person.password)
  await button(page, "Continue").click()
  await expect(page.getByText("Not used yet")).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto("/auth/signin")
  await arriveAt(page, "Start with your email")
  await button(page, "Sign in with a passkey").click()
  await expect(page).toHaveURL(/\/feed$/)
  await page.goto("/profile")
  await expect(page.getByText(/^Last used/).first()).toBeVisible()
  await expect(page.getByText("Not used yet")).toHaveCount(0)
})
