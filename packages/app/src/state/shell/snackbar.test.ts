// @vitest-environment node
import { afterEach, expect, it } from "vitest"
import { dismissSnackbar, showSnackbar, snackbar } from "./snackbar.ts"

afterEach(dismissSnackbar)

it("shows a message for four seconds", () => {
  showSnackbar({ text: "Preferences saved" })
  expect(snackbar.message).toMatchObject({
    text: "Preferences saved",
    color: "green",
    timeout: 4000,
  })
})

it("takes a colour and a timeout", () => {
  showSnackbar({ text: "Item deleted successfully", color: "red", timeout: 100 })
  expect(snackbar.message).toMatchObject({ color: "red", timeout: 100 })
})

it("tells a second message from the first, even if both say the same", () => {
  showSnackbar({ text: "Preferences saved" })
  const first = snackbar.message?.id
  showSnackbar({ text: "Preferences saved" })
  expect(snackbar.message?.id).not.toBe(first)
})

it("can be dismissed", () => {
  showSnackbar({ text: "one" })
  dismissSnackbar()
  expect(snackbar.message).toBeNull()
})
