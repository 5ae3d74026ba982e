import { drawLook } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"

const [WIDTH, HEIGHT] = [600, 800]
const WALL = "#cfc6b4"
const FLOOR = "#8d7a63"
/** How much of the picture is floor. */
const FLOOR_SHARE = 0.16

/**
 * A picture like a photo of somebody in an outfit: a drawn figure before a wall and on a floor, with
 * a photo's grain and uneven light. The same words give the same picture.
 */
export async function drawOutfit(garments: readonly GarmentWords[]): Promise<Uint8Array> {
  const figure = Buffer.from(drawLook({ figure: {}, garments, ground: null }))
  const floor = { width: WIDTH, height: Math.round(HEIGHT * FLOOR_SHARE), channels: 3 } as const
  const drawing = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL },
  })
    .composite([
      { input: { create: { ...floor, background: FLOOR } }, left: 0, top: HEIGHT - floor.height },
      { input: figure, left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  let state = 7
  for (let index = 0; index < drawing.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const grain = (state / 2_147_483_648 - 0.5) * 12
    const light = 0.9 + (0.1 * (Math.floor(index / 3) % WIDTH)) / WIDTH
    drawing[index] = Math.min(255, Math.max(0, (drawing[index] ?? 0) * light + grain))
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  return new Uint8Array(await sharp(drawing, { raw }).jpeg({ quality: 90 }).toBuffer())
}
