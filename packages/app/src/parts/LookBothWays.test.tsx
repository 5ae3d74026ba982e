import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { choose } from "../testing/hands.ts"
import { beMember } from "../testing/member.ts"
import { openApp, reloadApp } from "../testing/openApp.tsx"
import { sampleLook } from "../testing/samples.ts"

beforeEach(beMember)

const LAY = "/api/pictures/lays/1.webp"

it("shows the figure first, and the garments laid out when she asks for them", async () => {
  fakeCalls({ getFavourites: () => [sampleLook("1", { lay_url: LAY })] })
  await openApp("/favorites")
  const worn = await screen.findByRole<HTMLImageElement>("img", { name: "Outfit: Linen shirt" })
  expect(worn.src).toContain("/looks/1.svg")
  screen.getByRole("group", { name: "Picture of Look 1" })
  await choose("Laid out")
  const laid = screen.getByRole<HTMLImageElement>("img", { name: "Laid out: Linen shirt" })
  expect(laid.src).toContain(LAY)
  await choose("Worn")
  screen.getByRole("img", { name: "Outfit: Linen shirt" })
})

it("shows first what she saw last on this device", async () => {
  fakeCalls({ getFavourites: () => [sampleLook("1", { lay_url: LAY })] })
  await openApp("/favorites")
  await screen.findByRole("img", { name: "Outfit: Linen shirt" })
  await choose("Laid out")
  await reloadApp(() => {})
  await screen.findByRole("img", { name: "Laid out: Linen shirt" })
  await choose("Worn")
  await reloadApp(() => {})
  await screen.findByRole("img", { name: "Outfit: Linen shirt" })
})

it("shows only the figure of a look that was kept without a flat lay", async () => {
  fakeCalls({ getFavourites: () => [sampleLook("1")] })
  await openApp("/favorites")
  await screen.findByRole("img", { name: "Outfit: Linen shirt" })
  expect(screen.queryByLabelText("Laid out")).toBeNull()
})
