import { API_BASE } from "../../lib/provider.ts"

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
  photo: `${API_BASE}/pictures/calibration/1225.svg`,
  alt: "A cream blouse with camel wide-leg trousers and tan ballet flats",
  clothes: [
    { name: "Cream blouse", price: 49.99, isYours: false },
    { name: "Wide-leg trousers", price: 59.99, isYours: true },
    { name: "Ballet flats", price: 39.99, isYours: false },
  ],
}
