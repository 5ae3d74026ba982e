import { deflateSync } from "node:zlib"
import { PNG } from "pngjs"
import { describe, expect, it } from "vitest"
import { readPng } from "../../scripts/lib/visual/read-png.mjs"

const [WIDTH, HEIGHT] = [29, 17]

/** Slopes, edges and speckles, so that no two filters write it alike. */
function draw() {
  const png = new PNG({ width: WIDTH, height: HEIGHT })
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const speckle = (pixel * 2_654_435_761) % 251
    png.data.set([x * 8, x > y ? 240 : y * 9, speckle, 255], pixel * 4)
  }
  return png
}

const pixelsOf = (file: Buffer) => {
  const { width, height, step, data } = readPng(file)
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...data.subarray(at * step, at * step + 3),
  ])
  return { width, height, pixels }
}

const drawn = draw()
const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) => [
  ...drawn.data.subarray(at * 4, at * 4 + 3),
])

describe("a picture is read as it was drawn", () => {
  it.each([0, 1, 2, 3, 4])("from rows in PNG's filter %i", (filterType) => {
    for (const colorType of [2, 6] as const) {
      const file = PNG.sync.write(drawn, { filterType, colorType })

      expect(pixelsOf(file)).toEqual({ width: WIDTH, height: HEIGHT, pixels })
    }
  })
})

describe("a picture is refused", () => {
  it("in shades of grey, whose pixels are others", () => {
    expect(() => readPng(PNG.sync.write(drawn, { colorType: 0 }))).toThrow("of colour 0")
  })

  it("without its last rows", () => {
    const file = PNG.sync.write(drawn, { colorType: 2 })
    const at = file.indexOf("IDAT")
    const few = deflateSync(Buffer.alloc(WIDTH * 3 + 1))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(few.length)
    const short = Buffer.concat([
      ...[file.subarray(0, at - 4), length, Buffer.from("IDAT"), few],
      ...[Buffer.alloc(4), file.subarray(-12)],
    ])

    expect(() => readPng(short)).toThrow("cut short")
  })
})
