import { SPLASH_PICTURES } from "virtual:stylin-splash-pictures"
import type { SplashGalleryItem, SplashGalleryLook } from "@stylin/ui"
import { addressOf } from "../../lib/addressOf.ts"

/** The looks of the splash screen, as examples: nobody is signed in yet. */
export const SAMPLE_LOOKS: readonly SplashGalleryLook[] = [
  {
    id: "office",
    photo: addressOf(SPLASH_PICTURES, "office"),
    alt: "A cream blouse with camel wide-leg trousers and brown loafers",
    clothes: [
      item("office-blouse", "Cream blouse", 49.99),
      item("office-wide_leg_trousers", "Wide-leg trousers", 59.99, "yours"),
      item("office-loafers", "Leather loafers", 39.99),
    ],
  },
  {
    id: "weekend",
    photo: addressOf(SPLASH_PICTURES, "weekend"),
    alt: "A cream cable jumper with blue wide-leg jeans and white trainers",
    clothes: [
      item("weekend-jumper", "Cable jumper", 39.99),
      item("weekend-wide_leg_jeans", "Wide-leg jeans", 49.99),
      item("weekend-trainers", "White trainers", 59.99, "yours"),
    ],
  },
  {
    id: "evening",
    photo: addressOf(SPLASH_PICTURES, "evening"),
    alt: "A green satin slip dress with black heels and a gold clutch bag",
    clothes: [
      item("evening-slip_dress", "Satin slip dress", 59.99),
      item("evening-heels", "Black heels", 29.99, "yours"),
      item("evening-clutch", "Gold clutch bag", 20),
    ],
  },
]

function item(picture: string, name: string, price: number, owner?: "yours"): SplashGalleryItem {
  return { name, price, image: addressOf(SPLASH_PICTURES, picture), owned: owner === "yours" }
}
