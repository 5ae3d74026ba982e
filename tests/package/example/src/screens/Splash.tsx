// The page a visitor sees first: looks in turn, a slower pace, and two ways in.
import { Button, SplashGallery, type SplashGalleryLook, TextLink } from "@stylin/ui"

const LOOKS: readonly SplashGalleryLook[] = [
  {
    id: "trench",
    photo: "/looks/trench.webp",
    photoAlt: "A camel trench coat over a cream jumper and jeans",
    clothes: [
      { name: "Camel trench", price: 120, image: "/items/trench.webp" },
      { name: "Wide jeans", price: 59.99, image: "/items/jeans.webp", owned: true },
    ],
  },
]

export const Splash = ({ onStart }: { onStart: () => void }) => (
  <main>
    <h1>Outfits from what you own</h1>
    <SplashGallery looks={LOOKS} label="Sample looks" timings={{ interval: 7000 }} />
    <Button onClick={onStart}>Get started</Button>
    <TextLink href="/sign-in">Sign in</TextLink>
  </main>
)
