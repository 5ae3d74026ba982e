import { exportUser, getPending, parsePhotos, register } from "@stylin/api/contract"
import sharp, { type Sharp } from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { clientOf, startTestServer, type TestServer } from "../testing/index.ts"
import { drawOutfit } from "../vision/testing/draw-outfit.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

/** Says where and with which device a photo was taken; must not appear in anything stored. */
const CAMERA = "Tattletale 3000"
const PLACE = "51/1 30/1 2600/100"
const WORDS = "taken at home by Ada"
const TAGS = {
  IFD0: { Make: CAMERA, Copyright: WORDS },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: PLACE },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${WORDS}"/></rdf:RDF></x:xmpmeta>`

describe("a photo's metadata", () => {
  let server: TestServer
  let token: string | undefined
  let accounts = 0
  let garment: Uint8Array
  let outfit: Uint8Array
  const kept: Uint8Array[] = []
  beforeAll(async () => {
    garment = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] }, { format: "png" })
    outfit = await drawOutfit([
      { kind: "t_shirt", colours: [{ colour: "red" }] },
      { kind: "trousers", colours: [{ colour: "navy" }] },
      { kind: "trainers", colours: [{ colour: "black" }] },
    ])
    server = await startTestServer({
      wrapObjects: (objects) => ({
        ...objects,
        async put(key, bytes, contentType) {
          kept.push(...(key.endsWith(".cloth") ? pictureOfCloth(bytes) : [bytes]))
          await objects.put(key, bytes, contentType)
        },
      }),
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    kept.length = 0
    accounts += 1
    const body = { email: `ada${accounts}@example.org`, password: "long enough" }
    token = (await call(register, { body })).access_token
  })

  const { call } = clientOf(
    () => server,
    () => token,
  )

  /** The picture in a kept cloth; plain cloth has none. */
  function pictureOfCloth(bytes: Uint8Array): Buffer[] {
    const [, base64] = /;base64,([^"]+)/.exec(Buffer.from(bytes).toString()) ?? []
    return base64 === undefined ? [] : [Buffer.from(base64, "base64")]
  }

  const tagged = (picture: Sharp) => picture.withExif(TAGS).withXmp(XMP)
  const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

  async function expectNoTraces(pictures: readonly Uint8Array[]): Promise<void> {
    expect(pictures.length).toBeGreaterThan(0)
    for (const bytes of pictures) {
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
      expect({ exif, xmp, icc, iptc }).toEqual({})
      expect(Buffer.from(bytes).includes(CAMERA)).toBe(false)
      expect(Buffer.from(bytes).includes(WORDS)).toBe(false)
    }
  }

  async function exported(): Promise<Buffer[]> {
    const { photos } = await call(exportUser)
    return photos.map(({ base64 }) => Buffer.from(base64, "base64"))
  }

  /** Two photos in one file, as phones write them: viewers show the first and ignore the rest. */
  async function twoInOne(): Promise<Buffer> {
    const first = await tagged(sharp(garment).jpeg()).toBuffer()
    const second = await tagged(sharp(garment).resize(100).jpeg()).toBuffer()
    return Buffer.concat([first, second])
  }

  it.each<[string, () => Promise<Buffer>]>([
    ["a JPEG", () => tagged(sharp(garment).jpeg()).toBuffer()],
    ["a PNG", () => tagged(sharp(garment).png()).toBuffer()],
    ["a WebP", () => tagged(sharp(garment).webp()).toBuffer()],
    ["an AVIF", () => tagged(sharp(garment).avif({ effort: 0 })).toBuffer()],
    ["a JPEG with a second one appended", twoInOne],
  ])("is not kept of %s, nor exported", async (_name, make) => {
    const photo = await make()
    expect(photo.includes(CAMERA)).toBe(true)

    const [item] = await call(parsePhotos, { files: [blobOf(photo)] })

    expect(item).toMatchObject({ section: "upper_body" })
    await expectNoTraces(kept)
    await expectNoTraces(await exported())
  })

  it("is not stored, for members or for guests", async () => {
    const ofHer = await tagged(sharp(outfit).jpeg()).toBuffer()
    await call(parsePhotos, { query: { shows: "outfits" }, files: [blobOf(ofHer)] })
    token = undefined
    const photo = await tagged(sharp(garment).jpeg()).toBuffer()
    const claim = { claimToken: "a-random-claim-token-of-hers" }
    await call(parsePhotos, { files: [blobOf(photo)] }, claim)

    await expectNoTraces(kept)
  })

  it("is used where the picture needs it: orientation and colour profile", async () => {
    const wide = await sharp(outfit)
      .rotate(270)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .toBuffer()
    expect(await sharp(wide).metadata()).toMatchObject({ orientation: 6, hasProfile: true })

    await call(parsePhotos, { query: { shows: "outfits" }, files: [blobOf(wide)] })

    const [first] = await call(getPending)
    const address = new URL(first?.found_in?.photo ?? "", server.baseUrl)
    const shown = Buffer.from(await (await fetch(address)).arrayBuffer())
    const { width = 0, height = 0, orientation } = await sharp(shown).metadata()
    expect(height).toBeGreaterThan(width)
    expect(orientation).toBeUndefined()
    const before = await sharp(outfit).stats()
    const after = await sharp(shown).stats()
    for (const [index, { mean }] of before.channels.slice(0, 3).entries()) {
      expect(Math.abs((after.channels[index]?.mean ?? 0) - mean)).toBeLessThan(3)
    }
  })
})
