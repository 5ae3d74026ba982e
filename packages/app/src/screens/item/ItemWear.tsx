import type { WardrobeItem } from "@stylin/api/contract"
import { colour, lineHeight, space, textSize, weight } from "@stylin/ui"
import { styled } from "styled-components"
import { dayWords } from "../../lib/dayWords.ts"
import { priceWords } from "../../lib/price.ts"
import { costPerWear } from "../../lib/wornWords.ts"
import { rich } from "../../words/rich.tsx"
import { t, tn } from "../../words/t.ts"

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${colour.line};

  p {
    padding-block: ${space[16]};
    padding-inline-end: ${space[8]};
    color: ${colour.muted};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
  }

  p + p {
    padding-inline-start: ${space[20]};
    border-inline-start: 1px solid ${colour.line};
  }

  strong {
    display: block;
    margin-block-end: ${space[4]};
    color: ${colour.ink};
    font-size: ${textSize[28]};
    font-weight: ${weight.regular};
    line-height: ${lineHeight[120]};
  }
`

const strong = (text: string) => <strong>{text}</strong>

/** How often she wore an item, and what each time has cost. */
export function ItemWear({ item }: { item: WardrobeItem }) {
  const { worn, price } = item
  const cost = costPerWear(item)
  return (
    <Figures>
      {worn ? (
        <p>
          {rich(
            tn(
              worn.times,
              "<strong>{count}</strong> day worn on {day}",
              "<strong>{count}</strong> days worn, the last on {day}",
              { day: dayWords(worn.last) },
            ),
            { strong },
          )}
        </p>
      ) : (
        <p>{t("Not worn yet.")}</p>
      )}
      {cost === undefined ? (
        <p>
          {price === undefined
            ? t("Add what you paid, and its cost per wear shows here.")
            : t("It cost {price}. Its cost per wear shows once you have worn it.", {
                price: priceWords(price),
              })}
        </p>
      ) : (
        <p>{rich(t("<strong>{cost}</strong> each time you wore it", { cost }), { strong })}</p>
      )}
    </Figures>
  )
}
