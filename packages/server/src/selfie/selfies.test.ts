import sharp from "sharp"
import { expect, it } from "vitest"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import { createSelfies } from "./selfies.ts"
import { drawFace } from "./testing/draw-face.ts"

it("says so when a selfie takes too much work", async () => {
  const hasty = createSelfies({ limitMs: 1 })
  const { width, height, rgb } = drawFace({ skin: "#c9a183", hair: "#2b1d16" })
  const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

  const reading = hasty.read({ bytes, wantsPaper: false }, { name: "ada", stride: MEMBER_STRIDE })

  await expect(reading).rejects.toMatchObject({ name: "SelfieError", code: "too-slow" })
  await hasty.close()
})
