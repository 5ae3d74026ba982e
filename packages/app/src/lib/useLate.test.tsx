import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useLate } from "./useLate.ts"

const Words = () => <p>Here</p>
type Load = () => Promise<{ default: typeof Words }>

function Part({ load, isWanted = true }: { load: Load; isWanted?: boolean }) {
  const Late = useLate(load, isWanted)
  return Late && <Late />
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("fetches a part when it is needed, and only once", async () => {
  const load = vi.fn<Load>(async () => ({ default: Words }))
  const { rerender } = render(<Part load={load} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()

  rerender(<Part load={load} />)
  await screen.findByText("Here")
  cleanup()
  render(<Part load={load} />)
  await screen.findByText("Here")

  expect(load).toHaveBeenCalledOnce()
})

it("leaves out a part that cannot be fetched, and fetches it again the next time", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  const load = vi.fn<Load>(async () => ({ default: Words }))
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  render(<Part load={load} />)
  await expect.poll(() => warned).toHaveBeenCalledOnce()
  expect(screen.queryByText("Here")).toBeNull()

  cleanup()
  render(<Part load={load} />)
  await screen.findByText("Here")
})
