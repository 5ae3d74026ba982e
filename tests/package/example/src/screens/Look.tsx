// A page about one look: its pieces in a row, hers and some to buy in euros, and why it was chosen.
import { ItemCard, ItemCarousel, LookCard } from "@stylin/ui"
import { IconButton } from "@stylin/ui/IconButton"
import { ForwardIcon } from "@stylin/ui/icons"
import { useState } from "react"

export function Look({ onShare }: { onShare: () => void }) {
  const [favourite, setFavourite] = useState(false)
  return (
    <LookCard
      wide
      eager
      headingLevel={1}
      photo="/looks/7.webp"
      photoSet="/looks/7-400.webp 400w, /looks/7-800.webp 800w"
      photoSizes="(width < 1024px) 100vw, 40rem"
      photoAlt="A camel trench coat over a cream jumper"
      title="Sunday stroll"
      favourite={favourite}
      onFavouriteChange={(change) => setFavourite(change.favourite)}
      reasonsOpen
      reasons={[{ label: "Your colours", text: "Camel is among the twelve that suit you best." }]}
      items={
        <ItemCarousel label="Items of Sunday stroll">
          <ItemCard image="/items/1.webp" name="Cable jumper" owned photographed />
          <ItemCard
            image="/items/2.webp"
            brand="Loom Street"
            name="Camel trench"
            href="https://shop.example/2"
            price={{ amount: 129, currency: "EUR" }}
            soldOut
            alternatives={[{ image: "/items/3.webp", name: "Beige trench", price: 99 }]}
          />
        </ItemCarousel>
      }
      actions={<IconButton label="Share" icon={<ForwardIcon />} onClick={onShare} />}
    />
  )
}
