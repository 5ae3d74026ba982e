import type { WardrobeItem } from "@stylin/api/contract"
import { AddIcon, Button, colour, IconButton, PageHeader, SearchIcon, space } from "@stylin/ui"
import { useCallback, useDeferredValue, useMemo, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Page, Quiet } from "../../parts/Page.tsx"
import { PhotoNews } from "../../parts/PhotoNews.tsx"
import { ProfileLink } from "../../parts/ProfileLink.tsx"
import { navigate } from "../../router/history.ts"
import { signOut } from "../../state/account/signOut.ts"
import { auth } from "../../state/session/auth.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { t } from "../../words/t.ts"
import { Finder } from "./find/Finder.tsx"
import { findItems } from "./find/findItems.ts"
import { useWish } from "./find/useWish.ts"
import { wishQuery } from "./find/wish.ts"
import { SeveralBar } from "./several/SeveralBar.tsx"
import { useReach } from "./several/useReach.ts"
import { useSelection } from "./several/useSelection.ts"
import { Unlock } from "./Unlock.tsx"
import { useReviewFirst } from "./useReviewFirst.ts"
import { WardrobeColours } from "./WardrobeColours.tsx"
import { WardrobeGroups } from "./WardrobeGroups.tsx"
import { ReviewPrompt, WardrobePrompts } from "./WardrobePrompts.tsx"

/** From so many items on there is something to search: fewer are seen at a glance. */
const SEARCHED_FROM = 9

/** What comes after her clothes. */
const After = styled.div`
  margin-block-start: ${space[48]};
`

const Further = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
`

/** A quiet button's words end where the page does; its padding reaches beyond. */
const Manage = styled(Button)`
  white-space: nowrap;
  margin-inline-end: calc(-1 * ${space[12]});
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};
  margin-block-start: ${space[64]};
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${colour.line};

  p {
    flex: 1 1 100%;
    overflow-wrap: anywhere;
  }
`

export default function Wardrobe() {
  const { items, status } = useSnapshot(wardrobe)
  const isThere = items.length > 0 || status.kind === "ready" || status.kind === "failed"
  const { email } = useSnapshot(auth)
  const [wantsManage, setWantsManage] = useState(false)
  // The button to manage items disappears with the last one.
  const isManaging = wantsManage && items.length > 0
  const [wish, setWish] = useWish()
  const [isAsked, setIsAsked] = useState(false)
  const isFinding = isAsked || wishQuery(wish) !== ""
  // Typing does not wait for a thousand items.
  const known = useDeferredValue(wish)
  const { selected, latest, select, selectAll, clear } = useSelection()
  const hold = useCallback(
    ({ item_id }: WardrobeItem) => {
      setWantsManage(true)
      select(item_id, true)
    },
    [select],
  )
  const manage = () => {
    setWantsManage(!isManaging)
    clear()
  }
  const found = useMemo(() => findItems(items, known), [items, known])
  const chosen = isManaging ? found.filter(({ item_id }) => selected.has(item_id)) : []
  const { bar, home, goToBar, goBack } = useReach(chosen.length > 0)
  useReviewFirst()
  useWhileShown(loadWardrobe)

  return (
    <Page>
      <PageHeader
        title={t("Wardrobe")}
        actions={
          items.length > 0 && (
            <>
              {(isFinding || items.length >= SEARCHED_FROM) && (
                <IconButton
                  icon={<SearchIcon />}
                  label={t("Search and filter")}
                  aria-expanded={isFinding}
                  onClick={() => {
                    setIsAsked(!isFinding)
                    if (isFinding) setWish({})
                  }}
                />
              )}
              {!isManaging && (
                <IconButton
                  icon={<AddIcon />}
                  label={t("Add clothes")}
                  onClick={() => navigate("/wardrobe/item")}
                />
              )}
              <Manage ref={home} variant="quiet" onClick={manage}>
                {isManaging ? t("Done") : t("Manage")}
              </Manage>
            </>
          )
        }
        corner={<ProfileLink />}
      />
      {isFinding && items.length > 0 && (
        <Finder
          isAsked={isAsked}
          wish={wish}
          onChange={setWish}
          items={items}
          found={found.length}
        />
      )}
      {!isManaging && (
        <>
          <ReviewPrompt />
          <PhotoNews />
        </>
      )}
      <WardrobeGroups
        found={found}
        sort={known.sort}
        isManaging={isManaging}
        selected={selected}
        latest={latest}
        onSelect={select}
        onHold={hold}
        onSkip={goToBar}
        onShowAll={() => setWish({})}
      />
      {isManaging && chosen.length > 0 && (
        <SeveralBar
          chosen={chosen}
          shown={found.length}
          onSelectAll={() => selectAll(new Set(found.map(({ item_id }) => item_id)))}
          onDone={clear}
          bar={bar}
          onBack={goBack}
        />
      )}
      {!isManaging && !isFinding && isThere && (
        <After>
          <WardrobePrompts owned={items.length} />
          <WardrobeColours />
          {items.length > 0 && (
            <Further>
              <LoneLink quiet href="/outfit">
                {t("Make an outfit")}
              </LoneLink>
              <LoneLink quiet href="/wardrobe/insights">
                {t("What your wardrobe says")}
              </LoneLink>
            </Further>
          )}
          {items.length > 0 && <Unlock />}
        </After>
      )}
      <Foot>
        <Quiet>{email}</Quiet>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t("Sign out")}
        </Button>
      </Foot>
    </Page>
  )
}
