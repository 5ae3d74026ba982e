import { drawFlat, drawLook, type Figure, type LookDrawing } from "@stylin/drawing"
import { BODY_TYPES, type BodyType } from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "@stylin/stylist/calibration"
import type { BuiltPicture } from "./built-picture.ts"
import { figurePictures } from "./figure-choices.ts"

/** Who wears each sample look, by the look's id: no two alike, every body type among them. */
const FIGURES: Record<number, Figure> = {
  1225: {
    bodyType: "hourglass",
    pose: "walk",
    skin: 6,
    hair: { style: "chignon", colour: "#2A1D17" },
  },
  1260: {
    bodyType: "rectangle",
    pose: "walkLeft",
    skin: 7,
    hair: { style: "pony", colour: "#1D1715" },
  },
  1244: {
    bodyType: "rectangle",
    pose: "crossLeft",
    skin: 2,
    hair: { style: "chignon", colour: "#B98F58" },
  },
  1152: { bodyType: "pear", pose: "walkLeft", skin: 9, hair: { style: "crop", colour: "#171211" } },
  1170: {
    bodyType: "inverted_triangle",
    pose: "cross",
    skin: 10,
    hair: { style: "crop", colour: "#0F0C0B" },
  },
  1148: {
    bodyType: "hourglass",
    pose: "stand",
    skin: 4,
    hair: { style: "long", colour: "#2A1E19" },
  },
  1273: { bodyType: "oval", pose: "walkLeft", skin: 3, hair: { style: "bob", colour: "#7C7672" } },
  1266: { bodyType: "oval", pose: "stand", skin: 5, hair: { style: "bun", colour: "#5A3A26" } },
  1174: {
    bodyType: "inverted_triangle",
    pose: "cross",
    skin: 8,
    hair: { style: "curls", colour: "#221814" },
  },
  1206: {
    bodyType: "pear",
    pose: "standLeft",
    skin: 4,
    hair: { style: "long", colour: "#8C5530" },
  },
  1227: {
    bodyType: "hourglass",
    pose: "stand",
    skin: 3,
    hair: { style: "bob", colour: "#33241C" },
  },
}

/** A sample look of the splash screen: what is drawn; its names and prices are the screen's. */
const SPLASH: Record<string, LookDrawing> = {
  weekend: {
    figure: {
      bodyType: "hourglass",
      pose: "walk",
      skin: 5,
      hair: { style: "long", colour: "#3A271D" },
    },
    garments: [
      {
        kind: "jumper",
        cut: { fit: "relaxed", neckline: "crew" },
        cloth: { material: "cable" },
        colours: [{ colour: "cream" }],
      },
      { kind: "wide_leg_jeans", cut: { rise: "high" }, colours: [{ colour: "blue" }] },
      { kind: "trainers", colours: [{ colour: "white" }] },
    ],
  },
  office: {
    figure: {
      bodyType: "pear",
      pose: "stand",
      skin: 8,
      hair: { style: "curls", colour: "#1D1512" },
    },
    garments: [
      { kind: "blouse", colours: [{ colour: "cream" }] },
      { kind: "wide_leg_trousers", cut: { rise: "high" }, colours: [{ colour: "camel" }] },
      { kind: "loafers", colours: [{ colour: "brown" }] },
    ],
  },
  evening: {
    figure: {
      bodyType: "inverted_triangle",
      pose: "cross",
      skin: 2,
      hair: { style: "chignon", colour: "#7A3B22" },
    },
    garments: [
      { kind: "slip_dress", cloth: { material: "satin" }, colours: [{ colour: "green" }] },
      { kind: "heels", colours: [{ colour: "black" }] },
      { kind: "clutch", colours: [{ colour: "gold" }] },
    ],
  },
}

/** The figure for each body type: all in the same pose, otherwise all different. */
const BODIES: Record<BodyType, Pick<Figure, "skin" | "hair">> = {
  hourglass: { skin: 6, hair: { style: "chignon", colour: "#2A1D17" } },
  pear: { skin: 3, hair: { style: "bob", colour: "#7C5A3A" } },
  inverted_triangle: { skin: 9, hair: { style: "crop", colour: "#171211" } },
  rectangle: { skin: 2, hair: { style: "bun", colour: "#B98F58" } },
  oval: { skin: 7, hair: { style: "curls", colour: "#221814" } },
}

/** The sheet stays transparent: the card behind it has the theme's ground, and lights it. */
const CLEAR = { ground: null }

/** As wide as the largest card on a phone. */
const LOOK_WIDTH = 900
/** The splash screen's photos are smaller, so that text and button stay in sight. */
const SPLASH_WIDTH = 560
/** One of three or five in a row. */
const BODY_WIDTH = 360
/** Beside a line of text. */
const FLAT_WIDTH = 180

/**
 * Everything drawn at build time: looks, the splash looks' single garments, the body types'
 * figures, and what can be chosen for a figure.
 */
export function builtPictures(): BuiltPicture[] {
  const samples = CALIBRATION_LOOKS.map(({ id, garments }) => {
    const figure = FIGURES[id]
    if (!figure) throw new Error(`Nobody wears the sample look ${id}.`)
    return lookPicture(String(id), { figure, garments }, "screens")
  })
  const splash = Object.entries(SPLASH).flatMap(([name, look]) => [
    lookPicture(name, look, "splash"),
    ...look.garments.map((garment) => ({
      name: `${name}-${garment.kind}`,
      set: "splash" as const,
      width: FLAT_WIDTH,
      draw: () => drawFlat(garment, CLEAR),
    })),
  ])
  const bodies = BODY_TYPES.map((bodyType) => ({
    name: `body-${bodyType}`,
    set: "screens" as const,
    width: BODY_WIDTH,
    draw: () => drawLook({ figure: { bodyType, ...BODIES[bodyType] }, garments: [], ...CLEAR }),
  }))
  return [...samples, ...splash, ...bodies, ...figurePictures(CLEAR)]
}

function lookPicture(name: string, look: LookDrawing, set: BuiltPicture["set"]): BuiltPicture {
  const width = set === "splash" ? SPLASH_WIDTH : LOOK_WIDTH
  return { name, set, width, draw: () => drawLook({ ...look, ...CLEAR }) }
}
