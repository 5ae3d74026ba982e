import type { ComponentNotes } from "../componentNotes.ts"
import { SplashGallery } from "./SplashGallery.tsx"

const look = (trench: string, knit: string, jeans: string) => ({
  id: "trench",
  photo: "samples/look-trench.svg",
  photoAlt: "A camel trench coat over a cream jumper and jeans",
  clothes: [
    { name: trench, price: 120, image: "samples/item-trench.svg" },
    { name: knit, price: 49.99, image: "samples/item-knit.svg" },
    { name: jeans, price: 59.99, image: "samples/item-jeans.svg", owned: true },
  ],
})

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Names of garments in two to four words."],
  do: {
    words: "Names that are read at a glance, for looks that differ at first sight.",
    show: (
      <SplashGallery label="A look" looks={[look("Camel trench", "Cream knit", "Wide jeans")]} />
    ),
    frame: 460,
  },
  dont: {
    words: "Names of a line and more are gone before she has read them.",
    show: (
      <SplashGallery
        label="A look"
        looks={[
          look(
            "Double-breasted cotton trench coat in camel with a storm flap",
            "Hand-knitted jumper of undyed wool with cables",
            "Wide-leg jeans of rigid denim in mid blue",
          ),
        ]}
      />
    ),
    frame: 460,
  },
}
