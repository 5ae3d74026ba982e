import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A box in px of the upright photo. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface TrueSelfie {
  readonly file: string
  /** The face, from brows to chin; undefined where there is none. */
  readonly face: Box | undefined
  /** The refusal that is right, as its code; empty where she should be read. */
  readonly refusal: string
}

const PICTURE = /\.(?:jpe?g|png|webp)$/i

/**
 * The photos of a folder: those that `faces.csv` lists, one a line as `file,x y width height,refusal`
 * or `file,none`, and those of the folder `negatives`, which show nobody.
 */
export function trueSelfies(directory: string): TrueSelfie[] {
  const lines = readFileSync(join(directory, "faces.csv"), "utf8").trim().split("\n").slice(1)
  const listed = lines.map((line): TrueSelfie => {
    const [file = "", face = "none", refusal = ""] = line.trim().split(",")
    return { file: join(directory, file), face: boxOf(face), refusal }
  })
  return [...listed, ...negatives(join(directory, "negatives"))]
}

function boxOf(text: string): Box | undefined {
  const [x, y, width, height] = text.split(" ").map(Number)
  const isWhole = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  return isWhole ? { x, y, width, height } : undefined
}

function negatives(folder: string): TrueSelfie[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => PICTURE.test(name))
      .map((name) => ({ file: join(folder, name), face: undefined, refusal: "no-face" }))
  } catch {
    return []
  }
}

/** What two boxes share, as a share of what both cover. */
export function overlap(one: Box, other: Box): number {
  const along = (a: number, aLong: number, b: number, bLong: number) =>
    Math.max(0, Math.min(a + aLong, b + bLong) - Math.max(a, b))
  const shared =
    along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height)
  return shared / (one.width * one.height + other.width * other.height - shared)
}
