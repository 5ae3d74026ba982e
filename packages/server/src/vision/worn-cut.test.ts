import { describe, expect, it } from "vitest"
import { agreement, type Raster } from "./raster.ts"
import { wornCut } from "./worn-cut.ts"

const [WIDTH, HEIGHT] = [160, 200]
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** A red garment from 42 to 118 px across and from 30 to 170 px down, on grey. */
function redOnGrey(): { picture: Raster; on: Uint8Array } {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  const on = new Uint8Array(WIDTH * HEIGHT)
  for (let index = 0; index < on.length; index += 1) {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)]
    on[index] = x >= 42 && x < 118 && y >= 30 && y < 170 ? 1 : 0
    const grain = (index * 7919) % 9
    rgb.set(on[index] ? [180 + grain, 30, 40] : [150, 150 + grain, 150], index * 3)
  }
  return { picture: { width: WIDTH, height: HEIGHT, rgb }, on }
}

/** Where the parser saw it, in places of 5 px: some pixels beside the edge. */
function marked(isOn: (x: number, y: number) => boolean) {
  const [width, height] = [WIDTH / 5, HEIGHT / 5]
  const values = Float32Array.from({ length: width * height }, (_, place) =>
    isOn((place % width) * 5, Math.floor(place / width) * 5) ? 1 : 0,
  )
  return { width, height, values }
}

describe("wornCut", () => {
  it("follows the edge that colours show near the one that the parser saw", async () => {
    const { picture, on } = redOnGrey()
    const likely = marked((x, y) => x >= 45 && x < 115 && y >= 30 && y < 165)

    const cut = await wornCut(picture, likely, WHOLE)

    const truth = { width: WIDTH, height: HEIGHT, on }
    expect(cut && agreement(cut.mask, truth)).toBeGreaterThan(0.97)
  })

  it("finds nothing where the parser saw nothing", async () => {
    const { picture } = redOnGrey()

    expect(
      await wornCut(
        picture,
        marked(() => false),
        WHOLE,
      ),
    ).toBeUndefined()
  })
})
