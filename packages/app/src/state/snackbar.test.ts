import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { dismissSnackbar, showSnackbar, snackbar } from "./snackbar.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissSnackbar()
  vi.useRealTimers()
})

it("goes away by itself after four seconds", () => {
  showSnackbar({ text: "Preferences saved" })
  expect(snackbar.message).toMatchObject({ text: "Preferences saved", color: "green" })
  vi.advanceTimersByTime(3999)
  expect(snackbar.message).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(snackbar.message).toBeNull()
})

it("takes a timeout of its own", () => {
  showSnackbar({ text: "Item deleted successfully", color: "red", timeout: 100 })
  vi.advanceTimersByTime(100)
  expect(snackbar.message).toBeNull()
})

it("gives a second message its full time", () => {
  showSnackbar({ text: "one" })
  vi.advanceTimersByTime(3000)
  showSnackbar({ text: "two" })
  vi.advanceTimersByTime(3000)
  expect(snackbar.message?.text).toBe("two")
})

it("can be dismissed", () => {
  showSnackbar({ text: "one" })
  dismissSnackbar()
  expect(snackbar.message).toBeNull()
})
