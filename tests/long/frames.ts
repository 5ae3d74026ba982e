import sharp from "sharp"

const SIDE = 60

const flat = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: "#b07050" } })

/** The blocks of a GIF's only frame, again and again. */
export async function manyFramesGif(frames: number): Promise<Uint8Array> {
  const one = await flat().gif({ colours: 2 }).toBuffer()
  const tableBytes = 3 * 2 ** (((one[10] ?? 0) & 7) + 1)
  const start = 13 + tableBytes
  const frame = one.subarray(start, -1)
  return Buffer.concat([one.subarray(0, start), ...Array(frames).fill(frame), one.subarray(-1)])
}

/** A WebP's only picture as each frame of an animation. */
export async function manyFramesWebp(frames: number): Promise<Uint8Array> {
  const still = await flat().webp({ effort: 0 }).toBuffer()
  const canvas = Buffer.alloc(10)
  canvas[0] = 2 // It is animated.
  canvas.writeUIntLE(SIDE - 1, 4, 3)
  canvas.writeUIntLE(SIDE - 1, 7, 3)
  const about = Buffer.alloc(16)
  about.writeUIntLE(SIDE - 1, 6, 3)
  about.writeUIntLE(SIDE - 1, 9, 3)
  about.writeUIntLE(10, 12, 3)
  const frame = chunk("ANMF", [about, still.subarray(12)])
  return chunk("RIFF", [
    Buffer.from("WEBP"),
    chunk("VP8X", [canvas]),
    chunk("ANIM", [Buffer.alloc(6)]),
    ...Array<Buffer>(frames).fill(frame),
  ])
}

function chunk(name: string, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.write(name, "latin1")
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** An AVIF that names its only picture's bytes as so many pictures. */
export async function manyFramesAvif(frames: number): Promise<Uint8Array> {
  const one = await flat().avif({ effort: 0 }).toBuffer()
  const top = boxesIn(one)
  const meta = boxesIn(bodyOf(top, "meta").subarray(4))
  const [properties, uses] = ["ipco", "ipma"].map((name) =>
    bodyOf(boxesIn(bodyOf(meta, "iprp")), name),
  )
  const data = bodyOf(top, "mdat")
  // Version and flags, how many pictures have some, the picture's number, and then its properties.
  const used = uses?.subarray(10) ?? Buffer.alloc(0)
  const ids = Array.from({ length: frames }, (_, index) => index + 1)
  const metaOf = (dataAt: number) =>
    box("meta", [
      Buffer.alloc(4),
      box("hdlr", [bodyOf(meta, "hdlr")]),
      box("pitm", [numbers([4, 0], [2, 1])]),
      box("iloc", [
        numbers([4, 0], [1, 0x44], [1, 0], [2, frames]),
        ...ids.map((id) => numbers([2, id], [2, 0], [2, 1], [4, dataAt], [4, data.length])),
      ]),
      box("iinf", [
        numbers([4, 0], [2, frames]),
        ...ids.map((id) =>
          box("infe", [numbers([4, 0x02000000], [2, id], [2, 0]), Buffer.from("av01\0")]),
        ),
      ]),
      box("iprp", [
        box("ipco", [properties ?? Buffer.alloc(0)]),
        box("ipma", [
          numbers([4, 0], [4, frames]),
          ...ids.map((id) => Buffer.concat([numbers([2, id]), used])),
        ]),
      ]),
    ])
  const type = box("ftyp", [bodyOf(top, "ftyp")])
  const dataAt = type.length + metaOf(0).length + 8
  return Buffer.concat([type, metaOf(dataAt), box("mdat", [data])])
}

interface Box {
  readonly name: string
  readonly body: Buffer
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const end = at + bytes.readUInt32BE(at)
    boxes.push({
      name: bytes.toString("latin1", at + 4, at + 8),
      body: bytes.subarray(at + 8, end),
    })
  }
  return boxes
}

function bodyOf(boxes: readonly Box[], name: string): Buffer {
  const found = boxes.find((one) => one.name === name)
  if (!found) throw new Error(`The picture has no ${name}.`)
  return found.body
}

function box(name: string, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([numbers([4, body.length + 8]), Buffer.from(name, "latin1"), body])
}

/** Numbers of so many bytes each, one after the other. */
function numbers(...given: readonly (readonly [bytes: number, value: number])[]): Buffer {
  return Buffer.concat(
    given.map(([bytes, value]) => {
      const written = Buffer.alloc(bytes)
      written.writeUIntBE(value, 0, bytes)
      return written
    }),
  )
}
