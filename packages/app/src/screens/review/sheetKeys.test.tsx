import { act, fireEvent, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { samplePending } from "../../testing/samples.ts"

const doubtful = {
  kind: "jumper",
  colours: ["navy", "grey"],
  checks: ["kind", "colours"],
} satisfies Parameters<typeof samplePending>[1]

beforeEach(() => {
  beMember()
  Element.prototype.scrollIntoView = vi.fn()
  fakeCalls({
    getPending: () => [
      samplePending("1", { ...doubtful, likely_kinds: ["jumper", "cardigan", "hoodie"] }),
      samplePending("2", { kind: "shirt" }),
      samplePending("3", { ...doubtful, kind: "jeans", likely_kinds: ["jeans", "trousers"] }),
    ],
    getWardrobe: () => [],
    getSelfieStatus: () => ({ selfie_assessed: true }),
  })
})

const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox")
const key = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const placeOfFocus = () => boxes().findIndex((box) => box.matches(":focus"))
const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)

it("is reviewed by keyboard alone: rows, answers, same as last, and all of a row", async () => {
  await openApp("/onboarding/end")
  await screen.findAllByRole("checkbox")
  await act(async () => screen.getByRole("button", { name: "2 to check" }).click())
  expect(placeOfFocus()).toBe(0)
  await key("2")
  await key("2")
  expect(pressed().slice(0, 2)).toEqual(["Cardigan", "Grey"])
  screen.getByRole("button", { name: "1 to check" })

  await key("ArrowDown")
  expect(placeOfFocus()).toBe(1)
  await key("n")
  expect(placeOfFocus()).toBe(2)
  await key("s")
  await key("s")
  expect(pressed().slice(2)).toEqual(["Same as last: Cardigan", "Grey"])
  expect(screen.queryByRole("button", { name: /to check/ })).toBeNull()

  await key("Enter")
  screen.getByRole("button", { name: "Done" })
  expect(placeOfFocus()).toBe(2)
  await key("Enter")
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull()
  expect(placeOfFocus()).toBe(2)
})

it("leaves keys alone that are pressed elsewhere or with others", async () => {
  await openApp("/onboarding/end")
  await screen.findAllByRole("checkbox")
  boxes()[0]?.focus()
  await act(
    async () => void fireEvent.keyDown(boxes()[0] ?? document.body, { key: "n", ctrlKey: true }),
  )
  expect(placeOfFocus()).toBe(0)
  await act(async () => screen.getByRole("button", { name: /^Item 2/ }).focus())
  await key("ArrowDown")
  expect(placeOfFocus()).toBe(-1)
})
