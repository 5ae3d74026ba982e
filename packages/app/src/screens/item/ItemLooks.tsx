import type { Look, WardrobeItem } from "@stylin/api/contract"
import { Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { lookPicture } from "../../lib/lookPicture.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { feed } from "../../state/feed/feed.ts"
import { favourites, isFavourite, loadFavourites } from "../../state/looks/favourites.ts"

const MOST = 6
/** A third of the column, which is the screen on a phone and half of it beside the picture. */
const SIZES = "(min-width: 768px) 16vw, 30vw"

const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[12]};
  margin-block-start: ${space[12]};
  font-size: ${textSize[14]};
  line-height: 1.35;

  a {
    display: grid;
    gap: ${space[8]};
    color: inherit;
    text-decoration: none;
  }
`

/** Her favourites and the looks of her feed that wear an item. */
export function ItemLooks({ item }: { item: WardrobeItem }) {
  const saved = useSnapshot(favourites)
  const { looks } = useSnapshot(feed)
  useWhileShown(loadFavourites)
  const loved = saved.looks.filter((look) => isFavourite(saved, look))
  const shown = [...loved, ...looks.filter((look) => !isFavourite(saved, look))]
    .filter((look) => wears(look, item))
    .slice(0, MOST)

  return (
    <section aria-labelledby="looks">
      <h2 id="looks">Looks with it</h2>
      {shown.length === 0 ? (
        <Quiet>
          {item.state
            ? "No look has it just now."
            : "None among your favourites or in your feed. “Style this” makes some."}
        </Quiet>
      ) : (
        <Looks>
          {shown.map((look) => (
            <li key={look.look_id}>
              <AppLink href="/look" state={{ look }}>
                <Picture {...lookPicture(look.photo)} sizes={SIZES} alt="" />
                {look.rec_description.title}
              </AppLink>
            </li>
          ))}
        </Looks>
      )}
    </section>
  )
}

function wears({ clothes }: Look, { item_id }: WardrobeItem): boolean {
  return clothes.some(([worn]) => worn?.item_id === item_id)
}
