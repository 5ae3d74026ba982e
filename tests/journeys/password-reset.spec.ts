import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { arriveAt, button, signIn } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

const NEW_PASSWORD = "another long password"

test("a forgotten password is replaced with the code from the mail @long", async ({
  page,
  stylin,
}) => {
  const { email } = await customer(stylin.url)
  await page.goto("/auth/signin")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await button(page, "Next").click()
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await arriveAt(page, "Reset your password")
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email)
  await button(page, "Send code").click()

  await arriveAt(page, "Enter the code")
  const outbox = join(stylin.dataDirectory, "outbox")
  await expect.poll(() => codeFor(email, outbox)).not.toBeNull()
  const code = (await codeFor(email, outbox)) ?? ""
  await page.getByLabel("Verification code").fill("0".repeat(code.length))
  await button(page, "Next").click()
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible()
  await page.getByLabel("Verification code").fill(code)
  await button(page, "Next").click()

  await arriveAt(page, "Choose a new password")
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD)
  await button(page, "Save").click()
  await arriveAt(page, "New Password Created")
  await button(page, "Sign in").click()
  await signIn(page, { email, password: NEW_PASSWORD })
})

/** The code in the latest mail to an address. */
async function codeFor(email: string, outbox: string): Promise<string | null> {
  const names = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(join(outbox, name), "utf8")),
  )
  const mail = mails.findLast((text) => text.includes(email))
  return mail?.match(/verification code is (\w+)/)?.[1] ?? null
}
