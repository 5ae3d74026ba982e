import { colour, lineHeight, Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { lookPicture } from "../lib/lookPicture.ts"
import { feed, shownLooks } from "../state/feed/feed.ts"
import { WORDED_LANG } from "../words/language.ts"
import { t } from "../words/t.ts"

/** Three beside each other. */
const SIZES = "min(11rem, 30vw)"

const Root = styled.section`
  padding-block-start: ${space[20]};
  border-block-start: 1px solid ${colour.line};

  h2 {
    font-size: ${textSize[22]};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 11rem));
    gap: ${space[12]};
    margin-block-start: ${space[16]};
  }

  li {
    display: grid;
    align-content: start;
    gap: ${space[8]};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[135]};
  }
`

/** The next looks of her feed, in their current order; nothing if none are cached. */
export function NextLooks() {
  const { looks } = useSnapshot(feed)
  const [first] = looks
  if (!first) return null
  return (
    <Root aria-labelledby="next-looks">
      <h2 id="next-looks">{t("Next in your feed")}</h2>
      <p role="status">
        {t("Your looks change as you move a label: {title} comes first.", {
          title: first.rec_description.title,
        })}
      </p>
      <ul>
        {shownLooks(looks).map((look) => (
          <li key={look.look_id}>
            <Picture ratio="look" {...lookPicture(look.photo)} sizes={SIZES} alt="" eager />
            <span lang={WORDED_LANG}>{look.rec_description.title}</span>
          </li>
        ))}
      </ul>
    </Root>
  )
}
