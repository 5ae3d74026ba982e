// Draws figures in outfits, with masks, laid out as the photos of people: node draw-figures.ts FOLDER [COUNT]
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { drawLook, FIGURE_POSES, type Figure, HEADS } from "@stylin/drawing"
import { BODY_TYPES, type GarmentWords, KIND_NAMES, type Kind } from "@stylin/garments/vocabulary"
import sharp from "sharp"

const SIZE = { width: 300, height: 400 } as const
/** Two drawings of a thing in two colours differ by as much where it shows, red, green and blue together. */
const SHOWS = 30
const FLOOR_SHARE = 0.16

/** The mask's value of each kind that is drawn, and what the collection of photos calls it. */
const DRAWN: Readonly<Partial<Record<Kind, readonly [value: number, label: string]>>> = {
  t_shirt: [3, "t-shirt"],
  vest: [3, "top"],
  blouse: [3, "blouse"],
  shirt: [3, "shirt"],
  jumper: [3, "sweater"],
  sweatshirt: [3, "sweatshirt"],
  cardigan: [4, "cardigan"],
  blazer: [4, "blazer"],
  denim_jacket: [4, "jacket"],
  leather_jacket: [4, "jacket"],
  wool_coat: [4, "coat"],
  trench_coat: [4, "coat"],
  day_dress: [5, "dress"],
  shirt_dress: [5, "dress"],
  mini_dress: [5, "dress"],
  maxi_dress: [5, "dress"],
  jeans: [6, "jeans"],
  trousers: [6, "pants"],
  chinos: [6, "pants"],
  leggings: [6, "leggings"],
  wide_leg_trousers: [6, "pants"],
  shorts: [7, "shorts"],
  denim_shorts: [7, "shorts"],
  mini_skirt: [8, "skirt"],
  midi_skirt: [8, "skirt"],
  pleated_skirt: [8, "skirt"],
  pencil_skirt: [8, "skirt"],
  trainers: [10, "sneakers"],
  ankle_boots: [10, "boots"],
  knee_boots: [10, "boots"],
  heels: [10, "heels"],
  flats: [10, "flats"],
  loafers: [10, "loafers"],
  sandals: [10, "sandals"],
  tote_bag: [11, "bag"],
  shoulder_bag: [11, "bag"],
  crossbody_bag: [11, "bag"],
  fedora: [12, "hat"],
  sun_hat: [12, "hat"],
  beanie: [12, "hat"],
  scarf: [13, "scarf"],
}
// biome-ignore format: a list of words
const COLOURS = [
  "black", "white", "grey", "navy", "red", "green", "blue", "light blue", "beige", "brown", "pink", "yellow",
] as const

let state = 11
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
function oneOf<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
const colour = () =>
  `#${[0, 0, 0].map(() => Math.floor(60 + random() * 190).toString(16)).join("")}`

function kindOf(isMeant: (value: number) => boolean): Kind {
  const [first, ...others] = KIND_NAMES.filter((kind) => isMeant(DRAWN[kind]?.[0] ?? 0))
  if (!first) throw new Error("no such kind is drawn")
  return oneOf([first, ...others])
}

function outfit(): GarmentWords[] {
  const kinds =
    random() < 0.3
      ? [kindOf((value) => value === 5)]
      : [kindOf((value) => value === 3), kindOf((value) => value >= 6 && value <= 8)]
  if (random() < 0.4) kinds.push(kindOf((value) => value === 4))
  if (random() < 0.9) kinds.push(kindOf((value) => value === 10))
  if (random() < 0.4) kinds.push(kindOf((value) => value === 11))
  if (random() < 0.2) kinds.push(kindOf((value) => value === 12))
  if (random() < 0.15) kinds.push("scarf")
  return kinds.map((kind) => ({ kind, colours: [{ colour: oneOf(COLOURS) }] }))
}

async function pixels(figure: Figure, garments: readonly GarmentWords[]): Promise<Buffer> {
  const svg = Buffer.from(drawLook({ figure, garments, ground: null }))
  return sharp(svg).resize(SIZE).ensureAlpha().raw().toBuffer()
}

/** Where two drawings differ. */
function difference(one: Buffer, other: Buffer): boolean[] {
  return Array.from({ length: SIZE.width * SIZE.height }, (_, index) => {
    const gap = [0, 1, 2].map((c) =>
      Math.abs((one[index * 4 + c] ?? 0) - (other[index * 4 + c] ?? 0)),
    )
    return (one[index * 4 + 3] ?? 0) > 128 && gap.reduce((sum, value) => sum + value, 0) > SHOWS
  })
}

async function drawOne(folder: string, name: string): Promise<string[]> {
  const figure: Figure = {
    bodyType: oneOf(BODY_TYPES),
    pose: oneOf(["stand", ...FIGURE_POSES]),
    skin: 1 + Math.floor(random() * 10),
    hair: {
      style: oneOf(["bob", ...HEADS]),
      colour: oneOf(["#3a2a21", "#1c1714", "#a5743f", "#8b3a1e"]),
    },
  }
  const garments = random() < 0.05 ? [] : outfit()
  const whole = await pixels(figure, garments)
  const mask = new Uint8Array(SIZE.width * SIZE.height)
  const mark = (shows: readonly boolean[], value: number) => {
    shows.forEach((is, index) => {
      if (is) mask[index] = value
    })
  }
  const skin = (figure.skin ?? 1) > 5 ? 1 : 10
  mark(difference(whole, await pixels({ ...figure, skin }, garments)), 1)
  const hair = { ...figure.hair, colour: "#f4f4f4" }
  mark(difference(whole, await pixels({ ...figure, hair }, garments)), 2)
  const labels: string[] = []
  for (const [place, garment] of garments.entries()) {
    const isPale = ["white", "beige", "light blue", "yellow", "pink", "grey"].includes(
      String(
        garment.colours?.[0] && "colour" in garment.colours[0] ? garment.colours[0].colour : "",
      ),
    )
    const dyed = garments.with(place, {
      ...garment,
      colours: [{ colour: isPale ? "black" : "white" }],
    })
    const shows = difference(whole, await pixels(figure, dyed))
    const [value, label] = DRAWN[garment.kind] ?? [0, ""]
    mark(shows, value)
    if (shows.filter(Boolean).length > 60) labels.push(label)
  }
  await writePhoto(join(folder, "photos", `${name}.jpg`), whole)
  await sharp(mask, { raw: { ...SIZE, channels: 1 } })
    .toColourspace("b-w")
    .png()
    .toFile(join(folder, "masks", `${name}.png`))
  return labels.map((label) => `${name}.jpg,${label}`)
}

/** The figure before a wall and on a floor, with a photo's grain. */
async function writePhoto(file: string, figure: Buffer): Promise<void> {
  const height = Math.round(SIZE.height * FLOOR_SHARE)
  const floor = { width: SIZE.width, height, channels: 3 as const, background: colour() }
  const drawn = await sharp({ create: { ...SIZE, channels: 3, background: colour() } })
    .composite([
      { input: { create: floor }, left: 0, top: SIZE.height - height },
      { input: figure, raw: { ...SIZE, channels: 4 }, left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  for (let index = 0; index < drawn.length; index += 1) {
    drawn[index] = Math.min(255, Math.max(0, (drawn[index] ?? 0) + (random() - 0.5) * 12))
  }
  await sharp(drawn, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 90 })
    .toFile(file)
}

const [folder = "drawn", count = "160"] = process.argv.slice(2)
await mkdir(join(folder, "photos"), { recursive: true })
await mkdir(join(folder, "masks"), { recursive: true })
const rows: string[] = []
for (let number = 0; number < Number(count); number += 1) {
  const name = String(number).padStart(4, "0")
  try {
    rows.push(...(await drawOne(folder, name)))
  } catch (error) {
    // Some words do not go together; another outfit is drawn instead.
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`)
  }
}
await writeFile(join(folder, "labels.csv"), ["photo,label", ...rows].join("\n"))
