import { afterAll, describe, expect, it } from "vitest"
import { drawPhoto } from "./testing/draw-photo.ts"
import { createVision } from "./vision.ts"

describe("createVision", () => {
  const vision = createVision()
  afterAll(() => vision.close())

  it("reads photos beside the event loop, and goes on after one that is none", async () => {
    const photo = await drawPhoto({ kind: "trousers", colours: [{ colour: "black" }] })

    const outcomes = await Promise.allSettled([
      vision.read(Buffer.from("a letter")),
      vision.read(photo),
    ])

    expect(outcomes).toMatchObject([
      { status: "rejected", reason: { name: "VisionError", code: "no-picture" } },
      { status: "fulfilled", value: { summary: expect.stringMatching(/^Black /) } },
    ])
  })
})
