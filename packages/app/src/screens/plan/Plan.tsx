import { DndContext, DragOverlay } from "@dnd-kit/core"
import type { Look, Plan as Planned } from "@stylin/api/contract"
import { Button, media, PageHeader, space, VisuallyHidden } from "@stylin/ui"
import { useEffect, useMemo, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { environment } from "../../environment.ts"
import { dayInSentence, dayName, monthWeeks, weekStartOf } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Page } from "../../parts/Page.tsx"
import { PlanDaySheet } from "../../parts/PlanDaySheet.tsx"
import { ProfileLink } from "../../parts/ProfileLink.tsx"
import { feed } from "../../state/feed/feed.ts"
import { isAwaited } from "../../state/kept/status.ts"
import { favourites } from "../../state/looks/favourites.ts"
import { loadFavourites } from "../../state/looks/loadFavourites.ts"
import { knownLooks } from "../../state/outfits/knownLooks.ts"
import { loadOutfits, outfits } from "../../state/outfits/outfits.ts"
import { loadCalendar, planning } from "../../state/planning/planning.ts"
import { givingWay, isWeekBare, planWeek, week } from "../../state/planning/planWeek.ts"
import { proposed } from "../../state/planning/proposed.ts"
import { movePlan, planLook } from "../../state/planning/sayPlan.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { t } from "../../words/t.ts"
import { AddLookSheet } from "./AddLookSheet.tsx"
import { DayPanel } from "./DayPanel.tsx"
import { entriesByDay } from "./entries.ts"
import { LookTray } from "./LookTray.tsx"
import { Month } from "./Month.tsx"
import { NoWeekYet } from "./NoWeekYet.tsx"
import { offeredLooks } from "./offeredLooks.ts"
import { Thumb } from "./Thumb.tsx"
import { usePlanDrag } from "./usePlanDrag.ts"

/** How many looks of her feed are offered beside her own outfits and favourites. */
const OF_FEED = 12

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};

  [data-part="side"] {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space[32]};
  }

  [data-part="side"] > section {
    justify-self: stretch;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[32]};
  }
`

const Floating = styled.div`
  width: 4.5rem;
  opacity: 0.9;
  cursor: grabbing;
`

/** What she wore and what she plans to wear, by month. */
export default function Plan() {
  const today = localDay(environment.now())
  const weekStart = weekStartOf(navigator.language)
  const [day, setDay] = useState(today)
  const [adding, setAdding] = useState(false)
  const [moving, setMoving] = useState<Planned>()
  const { status, plans, worn } = useSnapshot(planning)
  const { isMaking, bare } = useSnapshot(week)
  const { list: proposals } = useSnapshot(proposed)
  const { looks: loved } = useSnapshot(favourites)
  const { looks: fed } = useSnapshot(feed)
  const { items, status: ofWardrobe } = useSnapshot(wardrobe)
  const hers = items.length === 0 && isAwaited(ofWardrobe) ? undefined : items
  const ownsNothing = items.length === 0 && ofWardrobe.kind === "ready"
  const { list: own } = useSnapshot(outfits)
  const known = useMemo(
    () => knownLooks(own, [...loved, ...fed.slice(0, OF_FEED)]),
    [own, loved, fed],
  )
  const offered = useMemo(() => offeredLooks(known, hers), [known, hers])
  const titles = useMemo(
    () => new Map(known.map(({ look, title }) => [look.look_id, title])),
    [known],
  )
  const titleOf = ({ look_id, rec_description }: Look) =>
    titles.get(look_id) ?? rec_description.title
  const entries = useMemo(
    () =>
      entriesByDay({
        plans,
        worn,
        // What she wears today has stepped back behind those that are offered.
        looks: [...fed, ...known.map(({ look }) => look)],
        outfits: own,
      }),
    [plans, worn, known, own, fed],
  )
  const byId = useMemo(() => new Map(items.map((item) => [item.item_id, item])), [items])
  const load = useShownDays(day, weekStart)
  useEffect(() => {
    if (favourites.status.kind === "idle") void loadFavourites()
    if (outfits.status.kind === "idle") void loadOutfits()
    if (wardrobe.status.kind === "idle") void loadWardrobe()
  }, [])

  const draggedAs = (id: string) => {
    const plan = plans.find(({ plan_id }) => id === `plan:${plan_id}`)
    const look = known.find(({ look: { look_id } }) => id === `look:${look_id}`)?.look
    return { plan, look: plan?.look ?? look }
  }
  const { drag, context } = usePlanDrag({
    from: day,
    earliest: today,
    onOver: setDay,
    onDrop: (id, to) => {
      setDay(to)
      const { plan, look } = draggedAs(id)
      if (plan) movePlan(plan, to)
      else if (look) planLook(look, to)
    },
  })
  const dragged = drag && draggedAs(drag.id).look
  return (
    <Page>
      <PageHeader
        title={t("Plan")}
        actions={
          !ownsNothing && (
            <Button
              variant="secondary"
              busy={isMaking}
              busyLabel={t("Planning your week")}
              onClick={() => void planWeek()}
            >
              {givingWay({ plans, worn, proposals, bare }).length > 0
                ? t("Plan other looks")
                : t("Plan my week")}
            </Button>
          )
        }
        corner={<ProfileLink />}
      />
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={load} />}
      {(ownsNothing || (isWeekBare(bare) && !isMaking)) && <NoWeekYet items={items} />}
      <DndContext {...context}>
        <Columns>
          <Month
            day={day}
            today={today}
            weekStart={weekStart}
            entries={entries}
            items={byId}
            reached={drag?.day}
            onChoose={setDay}
          />
          <div data-part="side">
            <DayPanel
              day={day}
              today={today}
              entries={entries.get(day) ?? []}
              items={byId}
              wardrobe={hers}
              titleOf={titleOf}
              onAdd={() => setAdding(true)}
              onMove={setMoving}
            />
            <LoneLink href="/plan/packing">{t("Pack for a trip")}</LoneLink>
            {offered.length > 0 && <LookTray looks={offered} day={day} today={today} />}
          </div>
        </Columns>
        <DragOverlay dropAnimation={null}>
          {dragged && drag?.day === undefined && (
            <Floating>
              <Thumb look={dragged} items={[]} sizes="72px" />
            </Floating>
          )}
        </DragOverlay>
        <VisuallyHidden role="status">
          {dragged && drag?.day && `${titleOf(dragged)}: ${dayName(drag.day)}`}
        </VisuallyHidden>
      </DndContext>
      {adding && (
        <AddLookSheet
          looks={offered}
          dayWords={dayInSentence(day, today)}
          onClose={() => setAdding(false)}
          onChoose={(look) => {
            setAdding(false)
            planLook(look, day)
          }}
        />
      )}
      {moving && (
        <PlanDaySheet
          title={t("Move to another day")}
          onClose={() => setMoving(undefined)}
          onChoose={(to) => {
            setMoving(undefined)
            setDay(to)
            movePlan(moving, to)
          }}
        />
      )}
    </Page>
  )
}

/** Fetches what is planned and worn in the shown month; returns how to do so again. */
function useShownDays(day: string, weekStart: number): () => void {
  const shown = monthWeeks(day, weekStart).flat()
  const [from = day] = shown
  const to = shown.at(-1) ?? day
  useEffect(() => {
    const leaving = new AbortController()
    void loadCalendar({ from, to }, leaving.signal)
    return () => leaving.abort()
  }, [from, to])
  return () => void loadCalendar({ from, to })
}
