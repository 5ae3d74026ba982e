import { difference } from "../../../packages/garments/src/colour/index.ts"
import { garmentColours } from "../../../packages/server/src/vision/colours.ts"
import { decode, shrunk } from "../../../packages/server/src/vision/decode.ts"
import type { Crop, Role } from "../../../packages/server/src/vision/outfit.ts"
import type { SeenGarment } from "../../../packages/server/src/vision/read-outfit.ts"
import { ROLE_CLASSES, WORN_CLASSES } from "../../../packages/server/src/vision/worn-classes.ts"
import { SEEN_KIND_FACTS } from "../../../packages/server/src/vision/worn-kinds.ts"
import type { PersonPhoto } from "./folder.ts"

/** A garment is found where its box and the true one share so much of what either holds. */
const SAME_BOX = 0.5
/** Colours nearer than this, in CIEDE2000, are near. */
const NEAR = 15

/** What a photo shows in a role, and what was read of it. */
export interface Compared {
  readonly role: Role
  readonly isTrue: boolean
  readonly isRead: boolean
  readonly isFound: boolean
  /** Of what was found; undefined where the label does not say. */
  readonly isKindRight: boolean | undefined
  readonly isColourNear: boolean | undefined
}

/** Garments of one role count as one: two tops over each other have one box around both. */
export async function compare(
  photo: PersonPhoto,
  roles: readonly Role[],
  garments: readonly SeenGarment[],
): Promise<Compared[]> {
  const picture = await shrunk(await decode(photo.bytes), 256)
  const compared = roles.map(async (role) => {
    const labels = photo.labels.filter((label) => label.role === role)
    const read = garments.find((garment) => garment.role === role)
    const isFound =
      read !== undefined &&
      labels.length > 0 &&
      [around(labels.map(({ box }) => box)), ...labels.map(({ box }) => box)].some(
        (box) => shared(box, read.crop) >= SAME_BOX,
      )
    const kinds = labels.flatMap((label) => label.kinds)
    const kind = read && SEEN_KIND_FACTS[read.recognition.kind.answer].kind
    return {
      role,
      isTrue: labels.length > 0,
      isRead: read !== undefined,
      isFound,
      isKindRight: isFound && kind && kinds.length > 0 ? kinds.includes(kind) : undefined,
      isColourNear: isFound ? await isColourNear(picture, photo, read) : undefined,
    }
  })
  return Promise.all(compared)
}

async function isColourNear(
  picture: Awaited<ReturnType<typeof shrunk>>,
  { mask }: PersonPhoto,
  { role, part, cut }: SeenGarment,
): Promise<boolean> {
  const of = ROLE_CLASSES[role].map((name) => WORN_CLASSES.indexOf(name))
  const { width, height } = picture
  const on = Uint8Array.from({ length: width * height }, (_, index) => {
    const x = Math.floor((((index % width) + 0.5) / width) * mask.width)
    const y = Math.floor(((Math.floor(index / width) + 0.5) / height) * mask.height)
    return of.includes(mask.classes[y * mask.width + x] ?? 0) ? 1 : 0
  })
  const [truth] = garmentColours(picture, { width, height, on }).colours
  const [said] = garmentColours(await shrunk(part, 256), cut.mask).colours
  if (!truth || !said) return false
  return truth.name === said.name || difference(truth.hex, said.hex) < NEAR
}

/** The box around boxes. */
function around(boxes: readonly Crop[]): Crop {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** What two boxes share by what either holds, 0 to 1. */
function shared(one: Crop, other: Crop): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (one.width * one.height + other.width * other.height - both)
}
