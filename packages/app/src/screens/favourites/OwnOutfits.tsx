import { media, space, textSize, useFocusAfterRemoval } from "@stylin/ui"
import { useId } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { OutfitImage } from "../../parts/OutfitImage.tsx"
import { PlanLook } from "../../parts/PlanLook.tsx"
import { WearToday } from "../../parts/WearToday.tsx"
import { loadOutfits, outfits } from "../../state/outfits/outfits.ts"
import { t } from "../../words/t.ts"

const Root = styled.section`
  margin-block-end: ${space[40]};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[16]};
    margin-block-end: ${space[8]};
  }

  h2 {
    font-size: ${textSize[22]};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]} ${space[16]};
  }

  li > a {
    display: grid;
    gap: ${space[8]};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  /* A quiet button's words stand in line with the name; its padding reaches beyond. */
  li > button {
    margin-inline-start: calc(-1 * ${space[12]});
  }

  ${media.tablet} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`

const SIZES = "(min-width: 768px) 22vw, 45vw"

/** The outfits that she put together herself, beside her favourites; nothing where there are none. */
export function OwnOutfits() {
  const id = useId()
  const { list } = useSnapshot(outfits)
  const focus = useFocusAfterRemoval(list.map((outfit) => outfit.id))
  useWhileShown(loadOutfits)
  if (list.length === 0) return null
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{t("Your own outfits")}</h2>
        <LoneLink quiet href="/outfit">
          {t("Make another")}
        </LoneLink>
      </header>
      <ul {...focus}>
        {list.map((outfit) => (
          <li key={outfit.id}>
            <AppLink href="/outfit" state={{ outfit }}>
              <OutfitImage look={outfit.look} pieces={outfit.pieces} sizes={SIZES} alt="" />
              {outfit.name}
            </AppLink>
            {outfit.look && (
              <>
                <WearToday look={outfit.look} />
                <PlanLook look={outfit.look} title={outfit.name} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Root>
  )
}
