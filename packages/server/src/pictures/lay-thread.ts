import { type DressedWords, layFlat, type PhotoCloth } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp, { type Sharp } from "sharp"
import { standBehindCalls } from "../turns/thread-priority.ts"
import type { ComposedPicture } from "./composed-pictures.ts"
import { clearSheet, layOn } from "./lay-sheet.ts"
import { drawnSprite, type LaySprite, photographedSprite, type Sprite } from "./lay-sprite.ts"

standBehindCalls()

/** A garment to lay out: its cut-out, or else a drawing from its words in the cloth of its photo. */
export interface LayPart {
  readonly words: GarmentWords
  readonly photo?: LaidPhoto
  /** Why the photo it should have is missing. */
  readonly problem?: string
}

/** What is known from a photo of a garment. */
interface LaidPhoto {
  /** Names the photo and its content. */
  readonly id: string
  /** Undefined where it could not be cut out well. */
  readonly cutOut: Uint8Array | undefined
  /** Undefined where no cloth was read. */
  readonly cloth: PhotoCloth | undefined
}

/** Sharp on a card of 450 px on a 2x screen. */
const WIDTH = 900
const HEIGHT = 1200
/** More effort saves few bytes and takes half as long again. */
const ENCODING = { quality: 80, alphaQuality: 80, effort: 1 }
/** Sprites that are kept: a wardrobe's worth, at about a megabyte each. */
const MOST_SPRITES = 60

const sprites = new Map<string, LaySprite>()

/** Runs in the threads: a lay on clear ground, three wide and four high. */
export default async function compose(parts: readonly LayPart[]): Promise<ComposedPicture> {
  const { sheet, problems } = await laidOut(parts)
  return { bytes: await asSharp(sheet).webp(ENCODING).toBuffer(), problems }
}

/** A sheet for the image library to work on. */
export function asSharp({ rgba, width, height }: Sprite): Sharp {
  return sharp(rgba, { raw: { width, height, channels: 4, premultiplied: true } })
}

/** The garments laid out on a clear sheet. */
export async function laidOut(
  parts: readonly LayPart[],
): Promise<{ sheet: Sprite; problems: readonly string[] }> {
  const problems = parts.flatMap(({ problem }) => problem ?? [])
  const pieces: LaySprite[] = []
  for (const part of parts) {
    try {
      pieces.push((await photographed(part)) ?? (await drawn(part)))
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      pieces.push(await drawn(part))
    }
  }
  const sheet = clearSheet(WIDTH, HEIGHT)
  for (const { index, x, y, width, height } of layFlat(pieces).places) {
    const piece = pieces[index]
    if (!piece) continue
    layOn(sheet, piece.sprite, {
      x: x * WIDTH,
      y: y * HEIGHT,
      width: width * WIDTH,
      height: height * HEIGHT,
    })
  }
  return { sheet, problems }
}

/** The photograph of a garment; undefined where there is none, or none that lies well. */
async function photographed({ words, photo }: LayPart): Promise<LaySprite | undefined> {
  const cutOut = photo?.cutOut
  if (!cutOut) return undefined
  return kept(`cut-out ${photo.id} ${JSON.stringify(words)}`, () =>
    photographedSprite(words, cutOut),
  )
}

/** A drawing of a garment, in the cloth of its photo if that shows it. */
function drawn(part: LayPart): Promise<LaySprite> {
  const { words, photo } = part
  const name = `drawn ${photo?.cloth ? photo.id : ""} ${JSON.stringify(words)}`
  return kept(name, async () => drawnSprite(dressed(part)))
}

/** A garment's words, with the cloth of its photo if that shows it. */
export function dressed({ words, photo }: LayPart): DressedWords {
  return photo?.cloth ? { ...words, photo: photo.cloth } : words
}

/** A sprite that was made before, or a new one; the least recently used is dropped. */
async function kept<Made extends LaySprite | undefined>(
  name: string,
  make: () => Promise<Made>,
): Promise<LaySprite | Made> {
  const sprite = sprites.get(name) ?? (await make())
  sprites.delete(name)
  if (sprite) sprites.set(name, sprite)
  for (const oldest of sprites.keys()) {
    if (sprites.size <= MOST_SPRITES) break
    sprites.delete(oldest)
  }
  return sprite
}
