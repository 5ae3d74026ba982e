import type { Place } from "@stylin/garments/vocabulary"
import { Button, EmptyState, media, PageHeader, space } from "@stylin/ui"
import { useLayoutEffect, useMemo, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Page } from "../../parts/Page.tsx"
import { consumeState, goBack, navigate, passedState } from "../../router/history.ts"
import {
  draft,
  judgeDraft,
  offerDraftBack,
  openDraft,
  putAside,
  startOver,
  wear,
} from "../../state/outfits/draft.ts"
import { removeWithUndo } from "../../state/outfits/keeping.ts"
import { outfitPassed } from "../../state/outfits/outfitPassed.ts"
import { outfits } from "../../state/outfits/outfits.ts"
import { asPiece, placeIn } from "../../state/outfits/placeIn.ts"
import { lookPassed } from "../../state/shell/passedAlong.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { t } from "../../words/t.ts"
import { KeepForm } from "./KeepForm.tsx"
import { OutfitPicture } from "./OutfitPicture.tsx"
import { OutfitSays } from "./OutfitSays.tsx"
import { type OwnPiece, PiecePicker } from "./PiecePicker.tsx"
import { PlaceRow } from "./PlaceRow.tsx"
import { placesOf } from "./placeWords.ts"

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${space[64]};
  }
`

/** A quiet button's words end where the page does; its padding reaches beyond. */
const AtEnd = styled(Button)`
  min-width: max-content;
  margin-inline-end: calc(-1 * ${space[12]});
`

/** The picture forms beside what is said of it, and beside the places where there is room. */
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};

  > :first-child {
    flex: 0 1 9rem;
  }

  /* Large text takes a line of its own. */
  > :last-child {
    flex: 1 1 10rem;
    min-width: 0;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    gap: ${space[32]};
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: 6rem;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};

    /* What is said of it stands above the fold. */
    > :first-child {
      max-width: max(16rem, calc((100dvh - 24rem) * 0.75));
    }
  }
`

const Chosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
`

/** An outfit of her own: pieces that she chooses, place by place, with what there is to say of them. */
export default function Outfit() {
  const { pieces, id } = useSnapshot(draft)
  const { list } = useSnapshot(outfits)
  const kept = list.find((outfit) => outfit.id === id)
  useWhileShown(loadWardrobe)
  useLayoutEffect(begin, [])
  return (
    <Page>
      <PageHeader
        title={t("Your own outfit")}
        back={{ label: t("Back"), onClick: () => goBack("/favorites") }}
        actions={
          kept ? (
            <AtEnd
              variant="quiet"
              onClick={() => {
                removeWithUndo(kept)
                startOver()
                goBack("/favorites")
              }}
            >
              {t("Delete")}
            </AtEnd>
          ) : (
            pieces.length > 0 && (
              <AtEnd variant="quiet" onClick={putAside}>
                {t("Start over")}
              </AtEnd>
            )
          )
        }
      />
      <Making isKept={kept !== undefined} />
    </Page>
  )
}

/** Starts with what was passed along, or goes on with what she was making. */
function begin(): void {
  const passed = passedState()
  const look = lookPassed(passed)
  const outfit = outfitPassed(passed)
  if ((look || outfit) && !outfits.list.some(({ id }) => id === draft.id)) offerDraftBack()
  if (look) startOver(look.clothes.flatMap(([worn]) => worn ?? []))
  else if (outfit) openDraft(outfit)
  else if (draft.status.kind === "idle" || draft.status.kind === "failed") void judgeDraft()
  consumeState()
}

function Making({ isKept }: { readonly isKept: boolean }) {
  const { pieces, told } = useSnapshot(draft)
  const { items, status } = useSnapshot(wardrobe)
  const [asked, setAsked] = useState<Place | null>(null)
  const own = useMemo(
    () =>
      Map.groupBy(
        items.map((item): OwnPiece => ({ piece: asPiece(item), state: item.state })),
        ({ piece }) => placeIn(piece),
      ),
    [items],
  )
  const proposedFor = (place: Place) => told?.open.find((one) => one.place === place)?.items ?? []
  if (items.length === 0 && pieces.length === 0 && status.kind === "ready") {
    return (
      <EmptyState
        title={t("Nothing to choose from yet")}
        text={t("Add some of your clothes, and put them together here.")}
        action={<Button onClick={() => navigate("/wardrobe/item")}>{t("Add clothes")}</Button>}
      />
    )
  }
  const offered = new Set([...own.keys(), ...(told?.open ?? []).map(({ place }) => place)])
  const places = placesOf(pieces, offered)
  return (
    <Columns>
      <Shown>
        <OutfitPicture />
        <OutfitSays offered={places.map(({ place }) => place)} />
      </Shown>
      <Chosen>
        <ul>
          {places.map(({ place, pieces: worn }) => (
            <PlaceRow
              key={place}
              place={place}
              pieces={worn}
              proposed={told?.open[0]?.place === place ? proposedFor(place) : []}
              hasChoice={offered.has(place)}
              onChoose={() => setAsked(place)}
            />
          ))}
        </ul>
        {pieces.length > 0 && <KeepForm isKept={isKept} />}
      </Chosen>
      {asked && (
        <PiecePicker
          place={asked}
          own={own.get(asked) ?? []}
          proposed={proposedFor(asked)}
          worn={new Set(pieces.map(({ item_id }) => item_id))}
          onChoose={(item) => {
            setAsked(null)
            wear(item)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Columns>
  )
}
