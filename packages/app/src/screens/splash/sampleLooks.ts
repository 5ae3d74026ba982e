import { SPLASH_PICTURES } from "virtual:stylin-splash-pictures"
import type { SplashGalleryItem, SplashGalleryLook } from "@stylin/ui"
import { addressOf } from "../../lib/addressOf.ts"
import { t } from "../../words/t.ts"

interface SampleItem extends SplashGalleryItem {
  /** In pounds. */
  price: number
}

/** The looks of the splash screen, as examples: nobody is signed in yet. */
export const SAMPLE_LOOKS: readonly (Omit<SplashGalleryLook, "clothes"> & {
  readonly clothes: readonly SampleItem[]
})[] = [
  {
    id: "office",
    photo: addressOf(SPLASH_PICTURES, "office"),
    photoAlt: t("A cream blouse with camel wide-leg trousers and brown loafers"),
    clothes: [
      item("office-blouse", t("Cream blouse"), 49.99),
      item("office-wide_leg_trousers", t("Wide-leg trousers"), 59.99, "yours"),
      item("office-loafers", t("Leather loafers"), 39.99),
    ],
  },
  {
    id: "weekend",
    photo: addressOf(SPLASH_PICTURES, "weekend"),
    photoAlt: t("A cream cable jumper with blue wide-leg jeans and white trainers"),
    clothes: [
      item("weekend-jumper", t("Cable jumper"), 39.99),
      item("weekend-wide_leg_jeans", t("Wide-leg jeans"), 49.99),
      item("weekend-trainers", t("White trainers"), 59.99, "yours"),
    ],
  },
  {
    id: "evening",
    photo: addressOf(SPLASH_PICTURES, "evening"),
    photoAlt: t("A green satin slip dress with black heels and a gold clutch bag"),
    clothes: [
      item("evening-slip_dress", t("Satin slip dress"), 59.99),
      item("evening-heels", t("Black heels"), 29.99, "yours"),
      item("evening-clutch", t("Gold clutch bag"), 20),
    ],
  },
]

function item(picture: string, name: string, price: number, owner?: "yours"): SampleItem {
  return { name, price, image: addressOf(SPLASH_PICTURES, picture), owned: owner === "yours" }
}
