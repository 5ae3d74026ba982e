import type { WardrobeItem, Wish, WishJudged } from "@stylin/api/contract"
import { Button, colour, Picture, space, TextLink, textSize, weight } from "@stylin/ui"
import { styled } from "styled-components"
import { track } from "../../analytics/track.ts"
import { priceWords } from "../../lib/price.ts"
import { providerUrl, thumbnailUrl } from "../../lib/provider.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { itemAddress } from "../../router/itemAddress.ts"
import { buyWish } from "../../state/wishes/buyWish.ts"
import { takeOff } from "../../state/wishes/sayWish.ts"
import { rich } from "../../words/rich.tsx"
import { t } from "../../words/t.ts"
import { brandOf, looksWords, wishPrice } from "./wishWords.ts"

const Root = styled.li`
  display: grid;
  grid-template-columns: min(8.25rem, 38%) minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;

  &[data-sold-out="true"] img {
    filter: grayscale(0.6);
    opacity: 0.55;
  }

  h2 {
    font-size: ${textSize[18]};
    overflow-wrap: anywhere;
  }

  /* One line of it begins where the picture does. */
  h2 > a {
    min-height: 1.5rem;
  }

  [data-part="facts"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }

  [data-part="quiet"] {
    color: ${colour.muted};
  }

  [data-part="sold-out"] {
    color: ${colour.red};
    font-weight: ${weight.medium};
  }

  /* A quiet button's words stand in line with what is above; its padding reaches beyond. */
  [data-part="acts"] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

interface Props {
  readonly wish: Wish
  /** What it would do for her wardrobe; undefined until that is known. */
  readonly judged: WishJudged | undefined
  /** Whether that is being asked. */
  readonly isCounting: boolean
  /** A piece like it that she owns. */
  readonly like: WardrobeItem | undefined
}

/** Something to buy: what it costs, what it would do for her wardrobe, and whether she has its like. */
export function WishRow({ wish, judged, isCounting, like }: Props) {
  const { item, sold_out: isSoldOut } = wish
  const { item_id, name, section, image_url } = item
  const brand = brandOf(wish)
  const price = wishPrice(wish, priceWords)
  const asHers = { item_id, item_summary: name, image_path: image_url, section }
  return (
    <Root data-sold-out={isSoldOut}>
      <Picture ratio="garment" src={thumbnailUrl(image_url)} alt="" />
      <div data-part="facts">
        <h2>
          <InShop wish={wish} />
        </h2>
        {brand && <p data-part="quiet">{brand}</p>}
        {isSoldOut ? <p data-part="sold-out">{t("Sold out")}</p> : price && <p>{price}</p>}
        {judged && (
          <p>
            {judged.looks > 0 && !isSoldOut ? (
              <AppLink href="/wardrobe/style" state={{ item: asHers }}>
                {looksWords(judged)}
              </AppLink>
            ) : (
              looksWords(judged)
            )}
          </p>
        )}
        {!judged && isCounting && <p data-part="quiet">{t("Counting its looks…")}</p>}
        {like && (
          <p>
            {rich(t("You own one like it: <link>{name}</link>", { name: like.item_summary }), {
              link: (text) => <AppLink href={itemAddress(like)}>{text}</AppLink>,
            })}
          </p>
        )}
        <div data-part="acts">
          <Button
            variant="quiet"
            aria-label={t("I bought it: {name}", { name })}
            onClick={() => buyWish(wish)}
          >
            {t("I bought it")}
          </Button>
          <Button
            variant="quiet"
            aria-label={t("Take off: {name}", { name })}
            onClick={() => takeOff(wish)}
          >
            {t("Take off")}
          </Button>
        </div>
      </div>
    </Root>
  )
}

/** Its name, which leads to the shop while it is for sale. */
function InShop({ wish: { item, sold_out } }: Pick<Props, "wish">) {
  const { name, image_path: link, section, brand = "" } = item
  if (link === undefined || sold_out) return name
  return (
    <TextLink
      quiet
      href={providerUrl(link)}
      target="_blank"
      rel="sponsored noopener noreferrer"
      onClick={() => track("Item Followed", { section, brand })}
    >
      {name}
    </TextLink>
  )
}
