import type { ClothingItem, Look } from "@stylin/api/contract"
import { ItemCard, type ItemCardItem, ItemCarousel, LookCard } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../lib/provider.ts"
import { favourites, isFavourite, toggleFavourite } from "../state/favourites.ts"

interface Props {
  readonly look: Look
  readonly headingLevel?: 1 | 2
  readonly eager?: boolean
  readonly onOpen?: () => void
}

/** A look with its heart and its row of garments. Shown anew only when its own heart changes. */
export function LookView({ look, headingLevel = 2, eager = false, onOpen }: Props) {
  const state = useSnapshot(favourites)
  const { title, paragraphs } = look.rec_description
  return (
    <LookCard
      photo={providerUrl(look.photo)}
      photoAlt={photoWords(look)}
      title={title}
      headingLevel={headingLevel}
      eager={eager}
      favourite={isFavourite(state, look)}
      favouriteBusy={state.busy[look.look_id] === true}
      onFavouriteChange={() => void toggleFavourite(look)}
      onOpen={onOpen}
      reasons={paragraphs}
      reasonsOpen={headingLevel === 1}
      items={
        <ItemCarousel label={`Items of ${title}`}>
          {look.clothes.map(([first, ...others]) =>
            first ? (
              <ItemCard
                key={first.item_id}
                {...cardItem(first)}
                alternatives={others.map(cardItem)}
              />
            ) : null,
          )}
        </ItemCarousel>
      }
    />
  )
}

function cardItem(item: ClothingItem): ItemCardItem {
  return {
    imageUrl: providerUrl(item.image_url),
    brand: item.brand,
    name: item.name,
    href: item.image_path === undefined ? undefined : providerUrl(item.image_path),
    price: item.price,
    owned: item.isYours,
  }
}

function photoWords(look: Look): string {
  return `Outfit: ${look.clothes.flatMap(([first]) => first?.name ?? []).join(", ")}`
}
