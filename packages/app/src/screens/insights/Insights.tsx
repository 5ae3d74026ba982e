import type { WardrobeItem } from "@stylin/api/contract"
import {
  Button,
  EmptyState,
  ErrorState,
  font,
  media,
  PageHeader,
  space,
  textSize,
} from "@stylin/ui"
import { useMemo } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { costPerWear } from "../../lib/wornWords.ts"
import { Page, Quiet } from "../../parts/Page.tsx"
import { PieceRow } from "../../parts/PieceRow.tsx"
import { ScreenPlaceholder } from "../../parts/ScreenPlaceholder.tsx"
import { goBack, navigate } from "../../router/history.ts"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { BestValue } from "./BestValue.tsx"
import { HerPalette } from "./HerPalette.tsx"
import { InsightSection } from "./InsightSection.tsx"
import { WouldWear } from "./WouldWear.tsx"
import { TELLING_FROM, unwornOf, wearsOf } from "./wears.ts"

const Lead = styled.p`
  max-width: 44rem;
  margin-block: ${space[8]} ${space[40]};
  font-family: ${font.display};
  font-size: ${textSize[28]};
  line-height: 1.25;

  ${media.desktop} {
    font-size: ${textSize[40]};
  }
`

/** What her own wardrobe tells: what is worn, its colours, what would add most, what hangs unworn. */
export default function Insights() {
  const { items, status } = useSnapshot(wardrobe)
  useWhileShown(loadWardrobe)
  useWhileShown(loadProfile)
  if (items.length === 0 && (status.kind === "idle" || status.kind === "loading")) {
    return <ScreenPlaceholder />
  }
  return (
    <Page>
      <PageHeader
        title="What your wardrobe says"
        back={{ label: "Back to your wardrobe", onClick: () => goBack("/wardrobe") }}
      />
      {items.length > 0 ? (
        <Told items={items} />
      ) : status.kind === "failed" ? (
        <ErrorState
          title="Your wardrobe did not load"
          text={status.message}
          onRetry={() => void loadWardrobe()}
        />
      ) : (
        <EmptyState
          title="Nothing to tell yet"
          text="Add some clothes and note what you wear, and you will see which you love and which you forget."
          action={<Button onClick={() => navigate("/wardrobe/item")}>Add clothes</Button>}
        />
      )}
    </Page>
  )
}

function Told({ items }: { readonly items: readonly WardrobeItem[] }) {
  const { known } = useSnapshot(profile)
  const today = localDay(environment.now())
  const wears = useMemo(() => wearsOf(items), [items])
  const unworn = useMemo(() => unwornOf(items, today), [items, today])
  const { colour_type: type, palette } = known?.selfie ?? {}
  const { pieces, most, least } = wears
  return (
    <>
      <Lead>{leadOf(items.length, wears)}</Lead>
      {most.length > 0 ? (
        <>
          <InsightSection title="Worn most" said={<MostSaid item={most[0]} />}>
            <PieceRow label="Worn most" items={most} noteOf={wornNote} />
          </InsightSection>
          <InsightSection
            title="Worn least"
            said={<Quiet>Of what you have worn, these came out least.</Quiet>}
          >
            <PieceRow label="Worn least" items={least} noteOf={wornNote} />
          </InsightSection>
        </>
      ) : (
        <InsightSection
          title="What you wear most"
          said={
            <Quiet>
              {pieces === 0
                ? "Press “Wear today” on a look, or “Wear it today” on a piece. "
                : "Say what you wear a few times more. "}
              Once {TELLING_FROM} pieces have been out, some more often than others, this page tells
              the favourites from the rest.
            </Quiet>
          }
        />
      )}
      {type !== undefined && palette && <HerPalette items={items} type={type} palette={palette} />}
      <BestValue />
      {pieces > 0 && <WouldWear unworn={unworn} />}
    </>
  )
}

function leadOf(owned: number, { pieces, times }: ReturnType<typeof wearsOf>): string {
  const all = owned === 1 ? "one piece" : `${owned} pieces`
  if (pieces === 0) return `You own ${all}, and have not said yet what you wear.`
  const often = times === 1 ? "once" : `${times} times`
  if (pieces === owned) return `You own ${all}, and have worn every one: ${often} in all.`
  return `You own ${all} and have worn ${pieces} of them, ${often} in all.`
}

function MostSaid({ item }: { readonly item: WardrobeItem | undefined }) {
  const cost = item && costPerWear(item)
  if (!item?.worn) return null
  return (
    <Quiet>
      {item.item_summary}: {item.worn.times} days
      {cost === undefined ? "." : `, which makes ${cost} each time.`}
    </Quiet>
  )
}

function wornNote({ worn }: WardrobeItem): string | undefined {
  if (!worn) return undefined
  return worn.times === 1 ? "1 day" : `${worn.times} days`
}
