// @vitest-environment node
import { expect, it } from "vitest"
import { coverCrop } from "./takeShot.ts"

it.each([
  ["cuts the sides of a wide frame", [1920, 1080], [300, 400], [555, 0, 810, 1080]],
  ["cuts head and foot of a tall frame", [720, 1280], [300, 400], [0, 160, 720, 960]],
  ["takes all of a frame of the same shape", [1440, 1920], [300, 400], [0, 0, 1440, 1920]],
  ["takes all when the box is larger than the frame", [300, 400], [600, 800], [0, 0, 300, 400]],
])("%s", (_, [fw = 0, fh = 0], [bw = 0, bh = 0], [x, y, width, height]) => {
  const crop = coverCrop({ width: fw, height: fh }, { width: bw, height: bh })

  expect(crop).toEqual({ x, y, width, height })
})
