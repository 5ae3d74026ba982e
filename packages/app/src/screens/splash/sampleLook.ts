import { pictureNamed } from "../../lib/pictures.ts"

interface SampleItem {
  readonly name: string
  /** In pounds. */
  readonly price: number
  readonly isYours: boolean
}

/** The look on the splash screen, which is for show: nobody is signed in yet. */
export const SAMPLE_LOOK: {
  readonly photo: string
  readonly alt: string
  readonly clothes: readonly SampleItem[]
} = {
  photo: pictureNamed("office"),
  alt: "A cream blouse with camel wide-leg trousers and brown loafers",
  clothes: [
    { name: "Cream blouse", price: 49.99, isYours: false },
    { name: "Wide-leg trousers", price: 59.99, isYours: true },
    { name: "Leather loafers", price: 39.99, isYours: false },
  ],
}
