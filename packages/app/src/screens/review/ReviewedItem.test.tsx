import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLooks, samplePending, unreachable } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const working: Parameters<typeof fakeCalls>[0] = {
  getPending: () => [
    samplePending("1", { kind: "blouse", colours: ["rust"] }),
    samplePending("2", { kind: "shirt" }),
  ],
  getWardrobe: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  addToWardrobe: ({ body }) => body.map((added) => ({ ...added, item_id: `own-${added.item_id}` })),
  updateOwnItems: ok,
  dismissPending: ok,
  getFeed: () => sampleLooks(4),
}

beforeEach(() => {
  beMember()
  environment.wait = async () => {}
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

const boxes = () => screen.findAllByRole<HTMLInputElement>("checkbox")
const tick = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })))

it("corrects kind, section and colour before anything is added", async () => {
  const calls = fakeCalls(working)
  await openApp("/onboarding/end")
  await boxes()
  await press(/^Item 1/)
  const item = within(screen.getByRole("article", { name: "Item 1" }))
  const take = (name: string) =>
    act(async () => void fireEvent.click(item.getByRole("radio", { name })))
  await take("Tunic")
  await take("Navy")
  await take("Accessories")
  await press("Done")
  await tick("Item 2")
  await press("Confirm")
  await arriveAt("Styled for you")
  expect(calls.find((call) => call.name === "addToWardrobe")?.input).toMatchObject({
    body: [{ item_id: "1", kind: "tunic", section: "accessories", colours: ["navy"] }],
  })
})

describe("a garment that was read from a photo", () => {
  const read = (more: Parameters<typeof samplePending>[1]) =>
    samplePending("1", {
      item_summary: "Navy striped jumper",
      kind: "jumper",
      colours: ["navy"],
      pattern: "stripe",
      image_path: "/cut-out.webp",
      other_pictures: ["/other.webp", "/photo.webp"],
      ...more,
    })
  const openWith = async (item: ReturnType<typeof samplePending>) => {
    const calls = fakeCalls({ ...working, getPending: () => [item] })
    await openApp("/onboarding/end")
    await boxes()
    return () => calls.find((call) => call.name === "addToWardrobe")?.input
  }
  const take = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole("radio", { name })))

  const choose = (question: string, name: string | RegExp) =>
    act(async () => {
      const group = within(screen.getByRole("group", { name: question }))
      fireEvent.click(group.getByRole("button", { name }))
    })

  it("asks nothing where all is sure, and says what it is in one row", async () => {
    await openWith(read({}))
    expect(screen.queryByRole("group", { name: /\?$/ })).toBeNull()
    screen.getByRole("button", { name: "Navy striped jumper Jumper, Navy" })
  })

  it("asks only what is doubtful, with another picture one tap away", async () => {
    const added = await openWith(read({ checks: ["cut-out", "colours"] }))
    screen.getByRole("group", { name: "Which colour?" })
    expect(screen.queryByRole("group", { name: "What is it?" })).toBeNull()
    screen.getByText(/The cut-out is rough/)
    screen.getByRole("button", { name: "1 to check" })
    await choose("Which picture?", "Original photo")
    await choose("Which colour?", "Navy")
    expect(screen.queryByRole("button", { name: "1 to check" })).toBeNull()
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({ body: [{ item_id: "1", image_path: "/photo.webp" }] })
  })

  it("offers the likeliest kinds, and is named after her choice", async () => {
    const likely = ["jumper", "cardigan", "hoodie"] as const
    const added = await openWith(read({ checks: ["kind"], likely_kinds: [...likely] }))
    await choose("What is it?", "Cardigan")
    screen.getByRole("article", { name: "Navy striped cardigan" })
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({
      body: [{ kind: "cardigan", item_summary: "Navy striped cardigan" }],
    })
  })

  it("presets nothing uncertain, and asks before it is added", async () => {
    const added = await openWith(read({ kind: undefined, checks: ["section", "kind", "unsure"] }))
    const group = within(screen.getByRole("group", { name: "What is it?" }))
    expect(group.queryAllByRole("button", { pressed: true })).toEqual([])
    await press("Confirm")
    screen.getByText(/First say what “Navy striped jumper” is/)
    expect(added()).toBeUndefined()
    await press("Other")
    await take("Shoes")
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({ body: [{ section: "shoes" }] })
  })

  it("is left out, with words, if it seems to be nothing to wear, and added if she ticks it", async () => {
    const checks = ["section", "kind", "unsure", "no-garment"] as const
    const likely = ["trainers"] as const
    const added = await openWith(
      read({ kind: undefined, checks: [...checks], likely_kinds: [...likely] }),
    )
    const [box] = await boxes()
    expect(box?.checked).toBe(false)
    screen.getByText(/Nothing to wear was found in this photo.*Tick it to add it anyway/)
    screen.getByText(/Nothing is ticked/)
    await tick("Navy striped jumper")
    screen.getByText(/It is added because you ticked it/)
    await choose("What is it?", "Trainers")
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({ body: [{ item_id: "1", section: "shoes" }] })
  })

  it("says that she seems to own it already, and leaves it out at a press", async () => {
    await openWith(read({ duplicate_of: "own" }))
    screen.getByText(/This looks like something in your wardrobe/)
    await choose("Is it the same?", /^The same/)
    screen.getByText(/Nothing is ticked/)
    await choose("Is it the same?", "Another one")
    screen.getByText("1 of 1 will be added.")
  })
})

describe("garments on a photo of her", () => {
  const crop = { x: 0.3, y: 0.2, width: 0.4, height: 0.3 }
  const found_in = { photo_id: "photo", photo: "/photo.webp", crop }
  const draw = async (edge: string, value: string) => {
    const slider = await screen.findByRole("slider", { name: edge })
    await act(async () => void fireEvent.change(slider, { target: { value } }))
  }

  it("are read again when she draws a crop", async () => {
    const calls = fakeCalls({
      ...working,
      getPending: () => [samplePending("1", { found_in })],
      cropPending: () => samplePending("1", { item_summary: "Red skirt", found_in }),
    })
    await openApp("/onboarding/end")
    await boxes()
    await press("Adjust the crop")
    await draw("Bottom edge", "70")
    await press("Use this part")
    await screen.findByRole("article", { name: "Red skirt" })
    const input = calls.find((call) => call.name === "cropPending")?.input
    expect(input).toMatchObject({ body: { item_id: "1", crop: { x: 0.3, y: 0.2, width: 0.4 } } })
    expect(input).toHaveProperty("body.crop.height", expect.closeTo(0.5))
  })

  it("are joined by another when she draws another box", async () => {
    const calls = fakeCalls({
      ...working,
      getPending: () => [samplePending("1", { found_in })],
      cropPending: () => samplePending("9", { item_summary: "Black shoes", found_in }),
    })
    await openApp("/onboarding/end")
    await boxes()
    await press("Add another item from this photo")
    await press("Use this part")
    await screen.findByRole("article", { name: "Black shoes" })
    expect(calls.find((call) => call.name === "cropPending")?.input).toMatchObject({
      body: { photo_id: "photo" },
    })
  })

  it("stay unchanged if that cannot be read, and say why", async () => {
    fakeCalls({
      ...working,
      getPending: () => [samplePending("1", { found_in })],
      cropPending: unreachable,
    })
    await openApp("/onboarding/end")
    await boxes()
    await press("Adjust the crop")
    await press("Use this part")
    await screen.findByText(/We could not be reached/)
  })
})
