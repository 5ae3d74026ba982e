import { pictureNamed } from "../../lib/pictures.ts"

interface SampleItem {
  readonly name: string
  /** In pounds. */
  readonly price: number
  /** The address of its picture. */
  readonly image: string
  readonly isYours: boolean
}

/** A look of the splash screen, which is for show: nobody is signed in yet. */
export interface SampleLook {
  readonly id: string
  readonly photo: string
  readonly alt: string
  readonly clothes: readonly SampleItem[]
}

export const SAMPLE_LOOKS: readonly [SampleLook, ...SampleLook[]] = [
  {
    id: "office",
    photo: pictureNamed("office"),
    alt: "A cream blouse with camel wide-leg trousers and brown loafers",
    clothes: [
      item("office-blouse", "Cream blouse", 49.99),
      item("office-wide_leg_trousers", "Wide-leg trousers", 59.99, "yours"),
      item("office-loafers", "Leather loafers", 39.99),
    ],
  },
  {
    id: "weekend",
    photo: pictureNamed("weekend"),
    alt: "A cream cable jumper with blue wide-leg jeans and white trainers",
    clothes: [
      item("weekend-jumper", "Cable jumper", 39.99),
      item("weekend-wide_leg_jeans", "Wide-leg jeans", 49.99),
      item("weekend-trainers", "White trainers", 59.99, "yours"),
    ],
  },
  {
    id: "evening",
    photo: pictureNamed("evening"),
    alt: "A green satin slip dress with black heels and a gold clutch bag",
    clothes: [
      item("evening-slip_dress", "Satin slip dress", 59.99),
      item("evening-heels", "Black heels", 29.99, "yours"),
      item("evening-clutch", "Gold clutch bag", 20),
    ],
  },
]

/** The look of a day: each comes in its turn. */
export function sampleLookOn(day: Date): SampleLook {
  return SAMPLE_LOOKS[day.getDate() % SAMPLE_LOOKS.length] ?? SAMPLE_LOOKS[0]
}

function item(picture: string, name: string, price: number, owner?: "yours"): SampleItem {
  return { name, price, image: pictureNamed(picture), isYours: owner === "yours" }
}
