import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { network } from "../state/shell/network.ts"
import { press } from "../testing/hands.ts"
import { FailureNotice } from "./FailureNotice.tsx"

beforeEach(() => Object.assign(network, { isOnline: false, isReached: false }))
afterEach(() => {
  cleanup()
  Object.assign(network, { isOnline: true, isReached: true })
})

const become = (state: Partial<typeof network>) =>
  act(async () => void Object.assign(network, state))

it("tries again when it is pressed", async () => {
  const retry = vi.fn()
  render(<FailureNotice message="You are offline." onRetry={retry} />)
  expect(screen.getByRole("alert").textContent).toContain("You are offline.")
  await press("Try again")
  expect(retry).toHaveBeenCalledOnce()
})

it("tries again by itself, once, as soon as there is a connection", async () => {
  const retry = vi.fn()
  const { rerender } = render(<FailureNotice message="You are offline." onRetry={retry} />)
  await become({ isOnline: true })
  expect(retry).not.toHaveBeenCalled()
  await become({ isReached: true })
  expect(retry).toHaveBeenCalledOnce()
  rerender(<FailureNotice message="You are offline." onRetry={() => retry()} />)
  expect(retry).toHaveBeenCalledOnce()
})

it("leaves a failure alone that no connection will mend", () => {
  Object.assign(network, { isOnline: true, isReached: true })
  const retry = vi.fn()
  render(<FailureNotice message="That failed." onRetry={retry} />)
  expect(retry).not.toHaveBeenCalled()
})
