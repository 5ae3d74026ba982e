import { drawLook, type Figure, type Head, type LookDrawing } from "@stylin/drawing"
import {
  AGE_LOOKS,
  BODY_SIZES,
  type GarmentWords,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEIGHTS,
} from "@stylin/garments/vocabulary"
import type { BuiltPicture, Crop } from "./built-picture.ts"

/** What the drawings stand on. */
type Sheet = Partial<Pick<LookDrawing, "ground">>

/** Three or five in a row on a phone, in device pixels. */
const WIDTH = 225
/** Head and shoulders: 3:4, with room for the highest bun. */
const HEAD: Crop = { left: 222, top: 0, width: 162, height: 216 }

const TOP: readonly GarmentWords[] = [{ kind: "t_shirt", colours: [{ colour: "ecru" }] }]
const OUTFIT: readonly GarmentWords[] = [
  { kind: "t_shirt", colours: [{ colour: "white" }] },
  { kind: "jeans", cut: { leg: "straight" }, colours: [{ colour: "blue" }] },
  { kind: "trainers", colours: [{ colour: "white" }] },
]

/** Skin and hair for each style: any woman may wear any of them, and no two are alike. */
const WEARERS = {
  crop: [8, "#0f0c0b"],
  bob: [3, "#5a3a26"],
  long: [5, "#221814"],
  waves: [2, "#8c5530"],
  curls: [7, "#33241c"],
  locs: [9, "#221814"],
  braids: [6, "#0f0c0b"],
  pony: [4, "#33241c"],
  chignon: [1, "#b98f58"],
  bun: [8, "#221814"],
  headwrap: [8, "#221814"],
  headscarf: [3, "#5a3a26"],
  hijab: [5, "#33241c"],
} as const satisfies Record<Head, readonly [skin: number, hair: string]>
const SCARF = "#6b5a55"

/** One woman for sizes, heights and ages, so that nothing else differs. */
const SHE: Figure = { pose: "square", skin: 5, arms: {}, hair: { style: "bob", colour: "#33241c" } }
const SILVER = { style: "bob", colour: "#c3bfba" } as const

/** What can be chosen for a figure, on this sheet: heads, sizes, heights and ages. */
export function figurePictures(sheet: Sheet): BuiltPicture[] {
  const picture = pictureOn(sheet)
  const heads = [...HAIR_STYLES, ...HEAD_COVERINGS].map((style) => {
    const [skin, colour] = WEARERS[style]
    return picture(
      `head-${style}`,
      { pose: "stand", skin, hair: { style, colour, scarf: SCARF } },
      HEAD,
    )
  })
  const [skin, colour] = WEARERS.pony
  const bare = picture("head-none", { pose: "stand", skin, hair: { style: "waves", colour } }, HEAD)
  return [
    ...heads,
    bare,
    ...BODY_SIZES.map((size) => picture(`size-${size}`, { ...SHE, size })),
    ...HEIGHTS.map((height) => picture(`height-${height}`, { ...SHE, height })),
    ...AGE_LOOKS.map((age) =>
      picture(
        `age-${age}`,
        { ...SHE, pose: "stand", age, ...(age === "older" && { hair: SILVER }) },
        HEAD,
      ),
    ),
  ]
}

/** Makes pictures cropped to a head, or of the whole figure dressed. */
const pictureOn =
  (sheet: Sheet) =>
  (name: string, figure: Figure, crop?: Crop): BuiltPicture => {
    const garments = crop ? TOP : OUTFIT
    const draw = () => drawLook({ figure, garments, ...sheet })
    return { name, set: "figure", width: WIDTH, draw, ...(crop && { crop }) }
  }
