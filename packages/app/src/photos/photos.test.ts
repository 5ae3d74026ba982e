// @vitest-environment node
import sharp from "sharp"
import { describe, expect, it, vi } from "vitest"
import { type CompressWorker, createCompressor } from "./compressor.ts"
import { imageKind } from "./imageKind.ts"
import { fitWithin } from "./limits.ts"
import { preparePhoto } from "./preparePhoto.ts"
import { stripMetadata } from "./stripMetadata.ts"

const PLACE = { IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } }

function picture() {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#8b5e3c" } })
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

describe("fitWithin", () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1000, height: 750 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 750, height: 1000 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 9000, height: 2 },
      { width: 1000, height: 1 },
    ],
  ])("scales %o to %o", (from, to) => {
    expect(fitWithin(from, 1000)).toEqual(to)
  })
})

describe("imageKind", () => {
  it("recognises a format by its first bytes", async () => {
    expect(imageKind(await picture().jpeg().toBuffer())).toBe("jpeg")
    expect(imageKind(await picture().png().toBuffer())).toBe("png")
    expect(imageKind(await picture().webp().toBuffer())).toBe("webp")
    expect(imageKind(await picture().gif().toBuffer())).toBe("gif")
    expect(imageKind(ascii("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe("heic")
    expect(imageKind(ascii("\0\0\0\x1cftypmif1\0\0\0\0mif1avif"))).toBe("avif")
  })

  it("takes nothing else for an image", () => {
    expect(imageKind(ascii("%PDF-1.7"))).toBeUndefined()
    expect(imageKind(ascii("<svg onload=alert(1)>"))).toBeUndefined()
    expect(imageKind(ascii("\0\0\0\x18ftypisom"))).toBeUndefined()
    expect(imageKind(new Uint8Array())).toBeUndefined()
  })
})

describe("stripMetadata", () => {
  it.each(["jpeg", "png"] as const)("removes location and camera from a %s", async (kind) => {
    const bytes = await picture().toFormat(kind).withExif(PLACE).toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()

    const stripped = Buffer.concat(stripMetadata(bytes, kind) ?? [])

    expect((await sharp(stripped).metadata()).exif).toBeUndefined()
    const [before, after] = [
      await sharp(bytes).raw().toBuffer(),
      await sharp(stripped).raw().toBuffer(),
    ]
    expect(after.equals(before)).toBe(true)
  })

  it("keeps the colour profile", async () => {
    const bytes = await picture().jpeg().withIccProfile("p3").toBuffer()
    const stripped = Buffer.concat(stripMetadata(bytes, "jpeg") ?? [])
    expect((await sharp(stripped).metadata()).icc).toBeDefined()
  })

  it("cuts off data appended to the picture", async () => {
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from("a film")])
    expect(Buffer.concat(stripMetadata(bytes, "jpeg") ?? []).includes("a film")).toBe(false)
  })

  it("leaves a picture that its metadata rotates to the decoder", async () => {
    const bytes = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(stripMetadata(bytes, "jpeg")).toBeUndefined()
    const upright = await picture().jpeg().withMetadata({ orientation: 1 }).toBuffer()
    expect(stripMetadata(upright, "jpeg")).toBeDefined()
  })

  it("returns nothing for files broken at any place", async () => {
    const jpeg = await picture().jpeg().withExif(PLACE).toBuffer()
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
    for (let end = 0; end < scan; end += 1) {
      expect(stripMetadata(jpeg.subarray(0, end), "jpeg")).toBeUndefined()
    }
    const png = await picture().png().toBuffer()
    for (let end = 0; end < png.length; end += 1) {
      expect(stripMetadata(png.subarray(0, end), "png")).toBeUndefined()
    }
  })
})

class FakeWorker extends EventTarget implements CompressWorker {
  asked: { id: number; photo: Blob }[] = []
  terminate = vi.fn()
  postMessage(request: { id: number; photo: Blob }) {
    this.asked.push(request)
  }
  reply(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }))
  }
}

describe("a compressor", () => {
  it("gives each photo its own answer, in any order", async () => {
    const worker = new FakeWorker()
    const compressor = createCompressor(worker)
    const both = Promise.all([
      compressor.compress(new Blob(["one"])),
      compressor.compress(new Blob(["two"])),
    ])
    worker.reply({ id: 2, photo: new Blob(["b"]) })
    worker.reply({ id: 1, photo: new Blob(["a"]) })
    expect(await Promise.all((await both).map((photo) => photo.text()))).toEqual(["a", "b"])
  })

  it("reports that a photo could not be decoded", async () => {
    const worker = new FakeWorker()
    const photo = createCompressor(worker).compress(new Blob(["x"]))
    worker.reply({ id: 1, error: "The source image could not be decoded." })
    await expect(photo).rejects.toThrow("could not be decoded")
  })

  it("rejects pending photos when the worker fails or is stopped", async () => {
    const worker = new FakeWorker()
    const compressor = createCompressor(worker)
    const lost = compressor.compress(new Blob(["x"]))
    worker.dispatchEvent(new Event("error"))
    await expect(lost).rejects.toThrow("failed")
    const stopped = compressor.compress(new Blob(["y"]))
    compressor.close()
    await expect(stopped).rejects.toThrow("stopped")
    expect(worker.terminate).toHaveBeenCalledOnce()
  })
})

describe("preparePhoto", () => {
  const failing = { compress: () => Promise.reject(new Error("no canvas")), close() {} }
  const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

  it("uses the compressed photo", async () => {
    const small = new Blob(["small"])
    const jpeg = file("a.jpg", new Uint8Array(await picture().jpeg().toBuffer()))
    expect(await preparePhoto(jpeg, { compress: async () => small, close() {} })).toBe(small)
  })

  it("uses the original if compression fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    const jpeg = file("a.jpg", new Uint8Array(await picture().jpeg().toBuffer()))
    expect(await preparePhoto(jpeg, failing)).toBe(jpeg)
  })

  it("refuses a file that is not an image, whatever its name", async () => {
    await expect(preparePhoto(file("cv.jpg", "%PDF-1.7"), failing)).rejects.toMatchObject({
      code: "not-an-image",
      message: "“cv.jpg” is not a photo we can read.",
    })
  })

  it("says so if the browser cannot read HEIC, and uses it if it can", async () => {
    const heic = file("IMG_1.HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic")
    await expect(preparePhoto(heic, failing)).rejects.toMatchObject({ code: "heic" })
    const small = new Blob(["small"])
    expect(await preparePhoto(heic, { compress: async () => small, close() {} })).toBe(small)
  })
})
