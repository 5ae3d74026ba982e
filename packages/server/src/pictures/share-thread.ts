import { fileURLToPath } from "node:url"
import { Resvg } from "@resvg/resvg-js"
import { drawLook } from "@stylin/drawing"
import sharp from "sharp"
import { standBehindCalls } from "../turns/thread-priority.ts"
import { asSharp, dressed, type LayPart, laidOut } from "./lay-thread.ts"
import type { SharedLook } from "./share-address.ts"
import { type SharedText, sharePage } from "./share-page.ts"

standBehindCalls()

/** A picture to give away: what it says, and what it shows. */
export interface ShareTask extends SharedText {
  readonly parts: readonly LayPart[]
  readonly figure?: SharedLook["figure"]
}

const QUALITY = 88
const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))
/** The product's own faces: nothing depends on what is installed. */
const FONT = {
  loadSystemFonts: false,
  fontFiles: [
    fontFile("instrument-serif/400Regular/InstrumentSerif_400Regular.ttf"),
    fontFile("figtree/400Regular/Figtree_400Regular.ttf"),
  ],
}

/** Runs in the threads: a JPEG of 1080 by 1350 px. */
export default async function share({ parts, figure, ...text }: ShareTask): Promise<Uint8Array> {
  const picture = figure
    ? drawLook({ figure, garments: parts.map(dressed), ground: null, id: "worn" })
    : await laid(parts)
  const page = sharePage(text, { picture, widthOf })
  const { pixels, width, height } = new Resvg(page, { font: FONT }).render()
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .flatten({ background: "#F7F4EF" })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

async function laid(parts: readonly LayPart[]): Promise<string> {
  const { sheet } = await laidOut(parts)
  const png = await asSharp(sheet).png({ compressionLevel: 1 }).toBuffer()
  const href = `data:image/png;base64,${png.toString("base64")}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><image href="${href}" width="600" height="800"/></svg>`
}

/** How wide a text is in px, as it will be drawn. */
function widthOf(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${text}</svg>`
  return new Resvg(svg, { font: FONT }).getBBox()?.width ?? 0
}
