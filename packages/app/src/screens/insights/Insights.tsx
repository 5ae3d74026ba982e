import type { WardrobeItem } from "@stylin/api/contract"
import {
  Button,
  EmptyState,
  ErrorState,
  font,
  lineHeight,
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
import { t, tn } from "../../words/t.ts"
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
  line-height: ${lineHeight[125]};

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
        title={t("What your wardrobe says")}
        back={{ label: t("Back to your wardrobe"), onClick: () => goBack("/wardrobe") }}
      />
      {items.length > 0 ? (
        <Told items={items} />
      ) : status.kind === "failed" ? (
        <ErrorState
          title={t("Your wardrobe did not load")}
          text={status.message}
          onRetry={() => void loadWardrobe()}
        />
      ) : (
        <EmptyState
          title={t("Nothing to tell yet")}
          text={t(
            "Add some clothes and note what you wear, and you will see which you love and which you forget.",
          )}
          action={<Button onClick={() => navigate("/wardrobe/item")}>{t("Add clothes")}</Button>}
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
          <InsightSection title={t("Worn most")} said={<MostSaid item={most[0]} />}>
            <PieceRow label={t("Worn most")} items={most} noteOf={wornNote} />
          </InsightSection>
          <InsightSection
            title={t("Worn least")}
            said={<Quiet>{t("Of the pieces you have worn, you wore these least.")}</Quiet>}
          >
            <PieceRow label={t("Worn least")} items={least} noteOf={wornNote} />
          </InsightSection>
        </>
      ) : (
        <InsightSection
          title={t("What you wear most")}
          said={
            <Quiet>
              {pieces === 0
                ? t("Press “Wear today” on a look, or “Wear it today” on a piece.")
                : t("Note what you wear a few more times.")}{" "}
              {t(
                "Once you have worn {count} pieces, some more often than others, you will see your favourites here.",
                { count: TELLING_FROM },
              )}
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
  const all = tn(owned, "one piece", "{count} pieces")
  if (pieces === 0) return t("You own {all}, and have not said yet what you wear.", { all })
  const often = tn(times, "once", "{count} times")
  if (pieces === owned) {
    return t("You own {all} and have worn every one, {often} altogether.", { all, often })
  }
  return t("You own {all} and have worn {worn} of them, {often} altogether.", {
    all,
    worn: pieces,
    often,
  })
}

function MostSaid({ item }: { readonly item: WardrobeItem | undefined }) {
  const cost = item && costPerWear(item)
  if (!item?.worn) return null
  const {
    item_summary: name,
    worn: { times },
  } = item
  return (
    <Quiet>
      {cost === undefined
        ? t("{name}: {count} days.", { name, count: times })
        : t("{name}: {count} days, which makes {cost} each time.", { name, count: times, cost })}
    </Quiet>
  )
}

function wornNote({ worn }: WardrobeItem): string | undefined {
  if (!worn) return undefined
  return tn(worn.times, "{count} day", "{count} days")
}
