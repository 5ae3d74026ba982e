import { afterAll, describe, expect, it } from "vitest"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import { drawPhoto } from "./testing/draw-photo.ts"
import { createVision } from "./vision.ts"

const ADA = { name: "ada", stride: MEMBER_STRIDE }

describe("createVision", () => {
  const vision = createVision()
  afterAll(() => vision.close())

  it("gives up what takes too long", async () => {
    const hasty = createVision({ limitMs: 1 })
    const photo = await drawPhoto({ kind: "trousers", colours: [{ colour: "black" }] })

    await expect(hasty.readGarment(photo, ADA)).rejects.toMatchObject({ code: "too-slow" })

    await hasty.close()
  })

  it("reads photos beside the event loop, and goes on after one that is none", async () => {
    const photo = await drawPhoto({ kind: "trousers", colours: [{ colour: "black" }] })

    const outcomes = await Promise.allSettled([
      vision.readGarment(Buffer.from("a letter"), ADA),
      vision.readGarment(photo, ADA),
    ])

    expect(outcomes).toMatchObject([
      { status: "rejected", reason: { name: "VisionError", code: "no-picture" } },
      { status: "fulfilled", value: { summary: expect.stringMatching(/^Black /) } },
    ])
  })
})
