import { Button, colour, Picture, Skeleton, space } from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { dayWords, longDayWords } from "../../lib/dayWords.ts"
import { thumbnailUrl } from "../../lib/provider.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { SmallLooks } from "../../parts/SmallLooks.tsx"
import { loadWouldWear, wouldWear } from "../../state/insights/wouldWear.ts"
import { t, tn } from "../../words/t.ts"
import { InsightSection } from "./InsightSection.tsx"
import type { Unworn } from "./wears.ts"

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-block-end: ${space[16]};

  button {
    display: block;
    width: 4rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  button[aria-pressed="true"] {
    outline: 2px solid ${colour.ink};
    outline-offset: 2px;
  }
`

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[12]};
`

const PICTURE = { aspectRatio: "3 / 4" }
const SIZES = "(min-width: 1024px) 18vw, 30vw"
const PLACES = ["first", "second", "third"]
/** Of more she would lose sight. */
const SHOWN = 6

/** What she has not worn for long, and three looks that would wear the piece of her choice. */
export function WouldWear({ unworn }: { readonly unworn: readonly Unworn[] }) {
  const shown = unworn.slice(0, SHOWN)
  // Offline, only those looks are there.
  const [chosen, choose] = useState(() => shown.find(({ item }) => isLatest(item)) ?? shown[0])
  const piece = shown.find(({ item }) => item.item_id === chosen?.item.item_id) ?? shown[0]
  if (!piece) return null
  const forYear = unworn.filter(({ isForYear }) => isForYear).length
  return (
    <InsightSection
      title={titleOf(forYear, unworn.length)}
      said={
        <>
          {forYear > 0 && forYear < unworn.length && (
            <Quiet>
              {t("{count} more have not been worn since you added them.", {
                count: unworn.length - forYear,
              })}
            </Quiet>
          )}
          <p role="status">{sentenceOf(piece)}</p>
          <p>
            <AppLink href="/wardrobe/style" state={{ item: piece.item }}>
              {t("More looks with it")}
            </AppLink>
          </p>
        </>
      }
    >
      {shown.length > 1 && (
        <Choices aria-label={t("Not worn for a while")}>
          {shown.map((one) => (
            <li key={one.item.item_id}>
              <button
                type="button"
                aria-label={t("Looks with {name}", { name: one.item.item_summary })}
                aria-pressed={one === piece}
                onClick={() => choose(one)}
              >
                <Picture ratio="garment" src={thumbnailUrl(one.item.image_path)} alt="" />
              </button>
            </li>
          ))}
        </Choices>
      )}
      <ItsLooks itemId={piece.item.item_id} />
    </InsightSection>
  )
}

/** Whether looks for a piece are the ones that were found last. */
function isLatest({ item_id }: Unworn["item"]): boolean {
  return wouldWear.itemId === item_id
}

function ItsLooks({ itemId }: { readonly itemId: string }) {
  const { status, looks } = useSnapshot(wouldWear)
  useEffect(() => {
    const leaving = new AbortController()
    void loadWouldWear(itemId, leaving.signal)
    return () => leaving.abort()
  }, [itemId])
  if (looks.length > 0) {
    return <SmallLooks looks={looks} sizes={SIZES} aria-label={t("Looks that would wear it")} />
  }
  if (status.kind === "failed") {
    return (
      <div role="alert">
        <p>{status.message}</p>
        <Button variant="quiet" onClick={() => void loadWouldWear(itemId)}>
          {t("Try again")}
        </Button>
      </div>
    )
  }
  if (status.kind === "ready") {
    return <Quiet>{t("No look uses it yet. A few more of your clothes would help.")}</Quiet>
  }
  return (
    <Waiting role="status" aria-label={t("Finding looks with it")}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="box" style={PICTURE} />
      ))}
    </Waiting>
  )
}

function titleOf(forYear: number, all: number): string {
  if (forYear === 0) return tn(all, "One piece not worn yet", "{count} pieces not worn yet")
  return tn(forYear, "One piece not worn for a year", "{count} pieces not worn for a year")
}

function sentenceOf({ item, since, isForYear }: Unworn): string {
  const name = item.item_summary
  if (since === undefined) return t("{name}: you have not said yet that you wore it.", { name })
  const day = isForYear ? longDayWords(since.day) : dayWords(since.day)
  return since.is === "worn"
    ? t("{name}: last worn on {day}.", { name, day })
    : t("{name}: not worn since you added it on {day}.", { name, day })
}
