import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { rng } from "../src/core/geom.ts"

/** Where a sheet goes by default. */
export const inTemp = (name: string): string => join(tmpdir(), name)

/** The same things in an order that the seed decides. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const next = rng(seed * 7919 + 11)
  return things
    .map((thing) => ({ thing, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}

/** How a sheet is laid out; sizes in px. */
export interface SheetOptions {
  readonly cols?: number
  readonly w?: number
  readonly h?: number
  readonly gap?: number
  readonly background?: string
}

/** Renders drawings side by side into one PNG file. */
export async function sheet(
  drawings: readonly string[],
  file: string,
  { cols = 4, w = 300, h = 400, gap = 6, background = "#F1EAE0" }: SheetOptions = {},
): Promise<void> {
  const rows = Math.ceil(drawings.length / cols)
  const cells = await Promise.all(
    drawings.map(async (svg, i) => ({
      input: await sharp(Buffer.from(svg), { density: 96 * (w / 600) })
        .resize(w, h)
        .png()
        .toBuffer(),
      left: gap + (i % cols) * (w + gap),
      top: gap + Math.floor(i / cols) * (h + gap),
    })),
  )
  await sharp({
    create: {
      width: cols * (w + gap) + gap,
      height: rows * (h + gap) + gap,
      channels: 3,
      background,
    },
  })
    .composite(cells)
    .png()
    .toFile(file)
}

/** A sheet whose drawings have numbers above them, from `first` on. */
export async function numbered(
  drawings: readonly string[],
  file: string,
  { first, w, cols }: { readonly first: number; readonly w: number; readonly cols: number },
): Promise<void> {
  const [h, line] = [Math.round((w * 4) / 3), 22]
  const labelled = drawings.map((svg, i) => {
    const picture = svg.replace("<svg ", `<svg y="${(line * 600) / w}" `)
    const size = (18 * 600) / w
    const text = `<text x="8" y="${size}" font-family="sans-serif" font-size="${size}">${first + i}</text>`
    const high = 800 + (line * 600) / w
    return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${high}" viewBox="0 0 600 ${high}">${picture}${text}</svg>`
  })
  await sheet(labelled, file, { cols, w, h: h + line, background: "#FFFFFF" })
}
