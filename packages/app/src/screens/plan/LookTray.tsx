import { Button, media, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { dayInSentence } from "../../lib/calendar.ts"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { planLook } from "../../state/planning/sayPlan.ts"
import { t } from "../../words/t.ts"
import { LookRow } from "./LookRow.tsx"
import type { OfferedLook } from "./offeredLooks.ts"

/** On a phone a day's "Add a look" offers the same. */
const Root = styled.section`
  display: none;

  h2 {
    font-size: ${textSize[22]};
  }

  > p {
    margin-block: ${space[4]} ${space[12]};
  }

  ul {
    max-height: 32rem;
    overflow-y: auto;
  }

  ${media.desktop} {
    display: block;
  }
`

interface Props {
  readonly looks: readonly OfferedLook[]
  readonly day: string
  readonly today: string
}

/** Her own outfits, her favourites and the looks of her feed, to drag to a day. */
export function LookTray({ looks, day, today }: Props) {
  const words = dayInSentence(day, today)
  return (
    <Root aria-labelledby="looks-to-plan">
      <h2 id="looks-to-plan">{t("Looks to plan")}</h2>
      <Quiet>{t("Drag one to a day, or add it to the chosen day.")}</Quiet>
      <ul>
        {looks.map(({ look, title, away }) => (
          <LookRow
            key={look.look_id}
            dragId={`look:${look.look_id}`}
            look={look}
            title={title}
            label={t("Open {title}", { title })}
            onOpen={() => navigate("/look", { state: { look } })}
            mark={away.join(" ")}
          >
            {day >= today && (
              <Button
                variant="quiet"
                aria-label={t("Add {title} for {day}", { title, day: words })}
                onClick={() => planLook(look, day)}
              >
                {t("Add")}
              </Button>
            )}
          </LookRow>
        ))}
      </ul>
    </Root>
  )
}
