import { drawLook } from "@stylin/drawing"
import sharp from "sharp"
import { pounds, type SheetLook } from "./looks.ts"

const COLUMNS = 4
const ROWS = 2
const CELL = { width: 400, height: 790 } as const
const PICTURE = { width: 320, height: 427 } as const
const LINE = 15
/** Letters that fit on a line of a cell. */
const LETTERS = 54

/** How many looks a sheet holds. */
export const PER_SHEET = COLUMNS * ROWS

/** Draws looks side by side, with everything she would read about them, as a PNG. */
export async function drawSheet(looks: readonly SheetLook[], file: string): Promise<void> {
  const placed = await Promise.all(
    looks.slice(0, PER_SHEET).map(async (look, index) => {
      const left = (index % COLUMNS) * CELL.width
      const top = Math.floor(index / COLUMNS) * CELL.height
      const picture = await pictureOf(look)
      return [
        { input: picture, left: left + (CELL.width - PICTURE.width) / 2, top: top + 8 },
        { input: Buffer.from(textOf(look)), left, top: top + PICTURE.height + 8 },
      ]
    }),
  )
  await sharp({
    create: {
      width: Math.min(COLUMNS, looks.length) * CELL.width,
      height: Math.min(ROWS, Math.ceil(looks.length / COLUMNS)) * CELL.height,
      channels: 3,
      background: "#faf7f2",
    },
  })
    .composite(placed.flat())
    .png({ palette: true })
    .toFile(file)
}

function pictureOf({ drawing }: SheetLook): Promise<Buffer> {
  return sharp(Buffer.from(drawLook(drawing)))
    .resize(PICTURE.width, PICTURE.height)
    .png()
    .toBuffer()
}

function textOf({ heading, title, pieces, toBuyPence, notes, reasons }: SheetLook): string {
  const lines = [
    ...wrapped(heading).map((text) => ({ text, style: "muted" })),
    { text: title, style: "title" },
    ...pieces.flatMap((piece) => wrapped(`· ${piece}`).map((text) => ({ text, style: "" }))),
    { text: `To buy: ${pounds(toBuyPence)}`, style: "sum" },
    ...notes.flatMap((note) => wrapped(note).map((text) => ({ text, style: "muted" }))),
    ...reasons.flatMap(({ label, text }) =>
      wrapped(`${label}: ${text}`).map((line) => ({ text: line, style: "reason" })),
    ),
  ]
  const rows = lines.map(
    ({ text, style }, index) =>
      `<text class="${style}" x="14" y="${(index + 1.4) * LINE}">${escaped(text)}</text>`,
  )
  const height = CELL.height - PICTURE.height - 8
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${height}"><style>text{font:12px sans-serif;fill:#1e1a17}.muted{fill:#6b625a}.title{font-weight:bold;font-size:14px}.sum{font-weight:bold}.reason{fill:#7a2f1c}</style>${rows.join("")}</svg>`
}

function wrapped(text: string): string[] {
  const lines: string[] = [""]
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? ""
    if (line !== "" && line.length + word.length >= LETTERS) lines.push(`  ${word}`)
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`
  }
  return lines
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}
