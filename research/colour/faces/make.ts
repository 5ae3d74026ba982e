// Makes a folder that `npm run selfie:eval` reads, from photos of people with masks:
// npm run selfie:faces -- PEOPLE OUT [--pairs N]
// Writes heads, as large as selfies show them, faces.csv, negatives, and sheets to check by eye.
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { keptApart, labelsIn, personPhoto } from "../../vision/people/folder.ts"
import type { Box } from "../truth.ts"
import { faceOn, type MaskedFace } from "./mask-face.ts"
import { sheets } from "./sheets.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: "string", default: "20" } },
})
const [people, out] = positionals
if (!(people && out)) throw new Error("Name both: npm run selfie:faces -- PEOPLE OUT [--pairs N]")

/** Sides of a head's picture, in px, and what of it the face from hairline to chin takes. */
const SIDE = 640
const FACE = 0.4
/** Glasses that cover more of the face are taken for dark ones, and hats that leave less of a brow for low. */
const DARK = 0.12
const LOW = 0.6

interface Head {
  readonly file: string
  readonly face: Box
  readonly refusal: string
}

await mkdir(join(out, "heads"), { recursive: true })
await mkdir(join(out, "negatives"), { recursive: true })
const heads: Head[] = []
const labels = await labelsIn(people)
for (const name of keptApart([...labels.keys()])) {
  const photo = await personPhoto(people, name, [])
  const face = faceOn(photo.mask)
  if (!face) continue
  heads.push(await writeHead(photo.bytes, photo.mask, face, join("heads", name)))
  await writeBody(photo.bytes, photo.mask, face, join(out, "negatives", name))
}
const pairs = await Promise.all(
  heads.slice(0, 2 * Number(values.pairs)).flatMap((one, index, all) => {
    const other = all[index + 1]
    return index % 2 === 0 && other
      ? [writePair(one, other, `heads/pair-${index / 2 + 1}.jpg`)]
      : []
  }),
)
const all = [...heads, ...pairs]
const lines = all.map(({ file, face, refusal }) => `${file},${said(face)},${refusal}`)
await writeFile(join(out, "faces.csv"), `${["file,face,refusal", ...lines].join("\n")}\n`)
const written = await sheets(out, all)
const count = `${heads.length} heads, ${pairs.length} pairs`
process.stdout.write(`${count}. Check each by eye: ${written.join(", ")}\n`)

/** A square around the head, as a selfie shows it. */
async function writeHead(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  { box, whole, eyewear, hat }: MaskedFace,
  file: string,
): Promise<Head> {
  const side = Math.min(width, height, Math.round(whole.height / FACE))
  const within = (middle: number, length: number) =>
    Math.round(Math.min(length - side, Math.max(0, middle - side / 2)))
  const left = within(whole.x + whole.width / 2, width)
  const top = within(whole.y + whole.height / 2, height)
  await sharp(bytes)
    .extract({ left, top, width: side, height: side })
    .resize(SIDE, SIDE)
    .jpeg({ quality: 92 })
    .toFile(join(out ?? "", file))
  const scale = SIDE / side
  const face = {
    x: Math.round((box.x - left) * scale),
    y: Math.round((box.y - top) * scale),
    width: Math.round(box.width * scale),
    height: Math.round(box.height * scale),
  }
  return { file, face, refusal: eyewear > DARK ? "sunglasses" : hat > LOW ? "hat" : "" }
}

/** All of her that is well below the chin, which is nobody's face. */
async function writeBody(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  { whole }: MaskedFace,
  file: string,
): Promise<void> {
  const top = Math.min(height - 1, Math.round(whole.y + 1.5 * whole.height))
  await sharp(bytes)
    .extract({ left: 0, top, width, height: height - top })
    .toFile(file)
}

async function writePair(one: Head, other: Head, file: string): Promise<Head> {
  const [first, second] = await Promise.all(
    [one, other].map((head) => sharp(join(out ?? "", head.file)).toBuffer()),
  )
  await sharp({ create: { width: 2 * SIDE, height: SIDE, channels: 3, background: "#808080" } })
    .composite([
      { input: first, left: 0, top: 0 },
      { input: second, left: SIDE, top: 0 },
    ])
    .jpeg({ quality: 92 })
    .toFile(join(out ?? "", file))
  return { file, face: one.face, refusal: "several-people" }
}

function said({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(" ")
}
