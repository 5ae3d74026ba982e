// @vitest-environment node
import { expect, it } from "vitest"
import { ui, whilePageLoads } from "./ui.ts"

it("loads until the last work has settled", async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const works = [whilePageLoads(() => first.promise), whilePageLoads(() => second.promise)]
  expect(ui.isPageLoading).toBe(true)

  first.resolve("one")
  await expect(works[0]).resolves.toBe("one")
  expect(ui.isPageLoading).toBe(true)

  second.reject(new Error("no answer"))
  await expect(works[1]).rejects.toThrow("no answer")
  expect(ui.isPageLoading).toBe(false)
})
