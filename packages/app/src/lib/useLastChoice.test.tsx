import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { useLastChoice } from "./useLastChoice.ts"

afterEach(cleanup)

/** Saves nothing until the test says so. */
function held() {
  const saved: string[] = []
  const ends: ((failure?: Error) => void)[] = []
  const save = (value: string) =>
    new Promise<void>((resolve, reject) => {
      saved.push(value)
      ends.push((failure) => (failure ? reject(failure) : resolve()))
    })
  return { saved, save, end: (failure?: Error) => act(async () => ends.shift()?.(failure)) }
}

it("saves the last of what is chosen while another choice is on its way", async () => {
  const { saved, save, end } = held()
  const { result } = renderHook(() => useLastChoice(save))
  act(() => result.current.choose("first"))
  act(() => result.current.choose("passed over"))
  act(() => result.current.choose("last"))
  expect(saved).toEqual(["first"])
  expect(result.current.chosen).toBe("last")

  await end()
  expect(saved).toEqual(["first", "last"])
  await end()
  expect(result.current.chosen).toBeUndefined()
})

it("says why the last one failed, and nothing of those before it", async () => {
  const { save, end } = held()
  const { result } = renderHook(() => useLastChoice(save))
  act(() => result.current.choose("first"))
  act(() => result.current.choose("last"))
  await end(new Error("no"))
  expect(result.current.error).toBeNull()
  await end(new Error("no"))
  expect(result.current.error).not.toBeNull()
  expect(result.current.chosen).toBeUndefined()
})
