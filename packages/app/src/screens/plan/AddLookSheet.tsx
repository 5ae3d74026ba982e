import type { Look } from "@stylin/api/contract"
import { BottomSheet, Button, colour, EmptyState, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { titleLang } from "../../lib/titleLang.ts"
import { navigate } from "../../router/history.ts"
import { t } from "../../words/t.ts"
import type { OfferedLook } from "./offeredLooks.ts"
import { Thumb } from "./Thumb.tsx"

const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[16]} ${space[12]};

  button {
    display: grid;
    gap: ${space[8]};
    align-content: start;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${colour.ink};
    font: inherit;
    font-size: ${textSize[14]};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  small {
    color: ${colour.muted};
    font-size: ${textSize[12]};
  }

  button:hover {
    color: ${colour.accent};
  }
`

interface Props {
  readonly looks: readonly OfferedLook[]
  /** The day within a sentence, such as "tomorrow". */
  readonly dayWords: string
  readonly onChoose: (look: Look) => void
  readonly onClose: () => void
}

/** Offers looks for a day. Mounted while it is open. */
export function AddLookSheet({ looks, dayWords, onChoose, onClose }: Props) {
  return (
    <BottomSheet open title={t("A look for {day}", { day: dayWords })} onClose={onClose}>
      {looks.length > 0 ? (
        <Looks>
          {looks.map(({ look, title, away }) => (
            <li key={look.look_id}>
              <button type="button" onClick={() => onChoose(look)}>
                <Thumb look={look} items={[]} sizes="140px" />
                <span lang={titleLang(look, title)}>{title}</span>
                {away.length > 0 && <small>{away.join(" ")}</small>}
              </button>
            </li>
          ))}
        </Looks>
      ) : (
        <EmptyState
          title={t("No looks to choose from yet")}
          text={t("Your own outfits, your favourites and the looks of your feed are offered here.")}
          action={<Button onClick={() => navigate("/feed")}>{t("See your looks")}</Button>}
        />
      )}
    </BottomSheet>
  )
}
