import { type Money, POUNDS } from "@stylin/garments/money"
import type { SharedLook } from "./share-address.ts"

/** What a shared picture says. */
export type SharedText = Pick<SharedLook, "title" | "pieces" | "money">

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 72
const INK = "#1E1A17"
const QUIET = "#6B625A"
const GROUND = "#F7F4EF"
const TITLE = { size: 68, least: 44, line: 1.08, most: 2 }
const PIECE = { size: 27, line: 42, columns: 2, most: 8, gap: 40 }
/** The baseline of the product's name, from the foot. */
const FOOT = 64

interface Drawn {
  /** An SVG document of three to four. */
  readonly picture: string
  /** How wide a `<text>` element is, in px. */
  readonly widthOf: (text: string) => number
}

/** A look as a page of a magazine: its title, its picture, and the pieces below, as SVG. */
export function sharePage(
  { title, pieces, money }: SharedText,
  { picture, widthOf }: Drawn,
): string {
  const fits = (words: string, size: number, room: number) =>
    widthOf(serif(words, 0, 0, size)) <= room
  const head = titleLines(title, (words, size) => fits(words, size, WIDTH - 2 * MARGIN))
  const headFoot = MARGIN + head.lines.length * head.size * TITLE.line
  const titled = head.lines.map((line, at) =>
    serif(line, WIDTH / 2, MARGIN + (at + 0.82) * head.size * TITLE.line, head.size, "middle"),
  )
  const list = pieceList(pieces, priceIn(money), widthOf)
  const foot = HEIGHT - FOOT - 44 - list.height
  const box = { y: headFoot + 22, height: foot - headFoot - 40 }
  const shown = picture.replace(
    /<svg ([^>]*)>/,
    (_, attributes: string) =>
      `<svg ${attributes.replace(/ ?(?:width|height|role)="[^"]*"/g, "")} x="${MARGIN / 2}" y="${box.y}" width="${WIDTH - MARGIN}" height="${box.height}" preserveAspectRatio="xMidYMid meet">`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>${titled.join("")}${shown}` +
    `<g transform="translate(0 ${foot})">${list.drawn}</g>` +
    `${serif("Stylin", WIDTH / 2, HEIGHT - FOOT + 8, 36, "middle", QUIET)}</svg>`
  )
}

/** A title on one line, or on two, in the largest size that fits. */
function titleLines(title: string, fits: (words: string, size: number) => boolean) {
  for (let { size } = TITLE; size > TITLE.least; size -= 4) {
    const lines = wrapped(title, (words) => fits(words, size))
    if (lines.length <= TITLE.most) return { lines, size }
  }
  const lines = wrapped(title, (words) => fits(words, TITLE.least))
  return { lines: lines.slice(0, TITLE.most), size: TITLE.least }
}

/** Words in as few lines as fit; a word that fits no line has one of its own. */
function wrapped(text: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Writes prices as the shop does. */
function priceIn({ currency, locale }: Money = POUNDS): (price: number) => string {
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format
}

/** The pieces' names in two columns, each cut to its column. */
function pieceList(
  pieces: SharedText["pieces"],
  priced: (price: number) => string,
  widthOf: Drawn["widthOf"],
) {
  const shown = pieces.slice(0, PIECE.most)
  const room = (WIDTH - 2 * MARGIN - PIECE.gap) / PIECE.columns
  const drawn = shown.map(({ name, price }, at) => {
    const x = MARGIN + (at % PIECE.columns) * (room + PIECE.gap)
    const y = (Math.floor(at / PIECE.columns) + 1) * PIECE.line - 10
    const amount = price === undefined ? "" : priced(price)
    const taken = amount === "" ? 0 : widthOf(sans(amount, 0, 0)) + 18
    const words = cut(name, (text) => widthOf(sans(text, 0, 0)) <= room - taken)
    return sans(words, x, y) + (amount && sans(amount, x + room, y, "end", QUIET))
  })
  return { drawn: drawn.join(""), height: Math.ceil(shown.length / PIECE.columns) * PIECE.line }
}

/** A text, or as much of it as fits before an ellipsis. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  let kept = text.length - 1
  while (kept > 1 && !fits(`${text.slice(0, kept).trimEnd()}…`)) kept -= 1
  return `${text.slice(0, kept).trimEnd()}…`
}

type Anchor = "start" | "middle" | "end"

function serif(
  words: string,
  x: number,
  y: number,
  size: number,
  anchor: Anchor = "start",
  colour = INK,
) {
  return textOf(words, { x, y, size, anchor, colour, family: "Instrument Serif" })
}

function sans(words: string, x: number, y: number, anchor: Anchor = "start", colour = INK) {
  return textOf(words, { x, y, size: PIECE.size, anchor, colour, family: "Figtree" })
}

interface TextStyle {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: Anchor
  readonly colour: string
  readonly family: string
}

function textOf(words: string, { x, y, size, anchor, colour, family }: TextStyle): string {
  const safe = words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${safe}</text>`
}
