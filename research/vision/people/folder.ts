import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { Crop } from "../../../packages/server/src/vision/outfit.ts"

/** One label of a photo of somebody. */
export interface Labelled {
  readonly role: string
  /** In parts of the picture. */
  readonly box: Crop
  /** Kinds of the vocabulary that would be right; none where the label does not say. */
  readonly kinds: readonly string[]
}

/** A photo of somebody, with what she wears in it. */
export interface PersonPhoto {
  readonly name: string
  readonly bytes: Uint8Array
  readonly labels: readonly Labelled[]
  /** One of 18 classes for each pixel, row by row. */
  readonly mask: { readonly width: number; readonly height: number; readonly classes: Uint8Array }
}

/** So many photos were kept apart to choose by; the training goes by the same rule. */
const APART = 100

/** Names of all photos with masks, and what is known of each. */
export async function labelsIn(directory: string): Promise<ReadonlyMap<string, Labelled[]>> {
  const [head = "", ...lines] = (await readFile(join(directory, "labels.csv"), "utf8"))
    .trim()
    .split("\n")
  const names = head.split(",")
  const labels = new Map<string, Labelled[]>()
  for (const line of lines) {
    const cells = line.split(",")
    const cell = (name: string) => cells[names.indexOf(name)] ?? ""
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(cell(name)))
    const box = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }
    const kinds = cell("kinds").split("|").filter(Boolean)
    const known = labels.get(cell("photo")) ?? []
    labels.set(cell("photo"), [...known, { role: cell("role"), box, kinds }])
  }
  return labels
}

/** The photos that training never sees: those whose names have the least digests. */
export function keptApart(names: readonly string[]): string[] {
  const digest = (name: string) => createHash("sha256").update(name).digest("hex")
  return names.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1)).slice(0, APART)
}

/** Reads a photo and its mask. */
export async function personPhoto(
  directory: string,
  name: string,
  labels: readonly Labelled[],
): Promise<PersonPhoto> {
  const { data, info } = await sharp(join(directory, "masks", name.replace(/\.\w+$/, ".png")))
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const classes = Uint8Array.from(
    { length: info.width * info.height },
    (_, index) => data[index * info.channels] ?? 0,
  )
  return {
    name,
    bytes: await readFile(join(directory, "photos", name)),
    labels,
    mask: { width: info.width, height: info.height, classes },
  }
}
