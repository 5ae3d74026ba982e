import { AddIcon, Button, colour, IconButton, PageHeader, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Page, Quiet } from "../../parts/Page.tsx"
import { PhotoNews } from "../../parts/PhotoNews.tsx"
import { navigate } from "../../router/history.ts"
import { signOut } from "../../state/account/signIn.ts"
import { auth } from "../../state/session/auth.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { Unlock } from "./Unlock.tsx"
import { useReviewFirst } from "./useReviewFirst.ts"
import { WardrobeColours } from "./WardrobeColours.tsx"
import { WardrobeGroups } from "./WardrobeGroups.tsx"
import { ReviewPrompt, WardrobePrompts } from "./WardrobePrompts.tsx"

/** What comes after her clothes. */
const After = styled.div`
  margin-block-start: ${space[48]};
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
  useReviewFirst()
  useWhileShown(loadWardrobe)

  return (
    <Page>
      <PageHeader
        title="Wardrobe"
        actions={
          items.length > 0 && (
            <>
              {!isManaging && (
                <IconButton
                  icon={<AddIcon />}
                  label="Add clothes"
                  onClick={() => navigate("/wardrobe/item")}
                />
              )}
              <Button variant="secondary" onClick={() => setWantsManage(!isManaging)}>
                {isManaging ? "Done" : "Manage"}
              </Button>
            </>
          )
        }
      />
      {!isManaging && (
        <>
          <ReviewPrompt />
          <PhotoNews />
        </>
      )}
      <WardrobeGroups isManaging={isManaging} />
      {!isManaging && isThere && (
        <After>
          <WardrobePrompts owned={items.length} />
          <WardrobeColours />
          {items.length > 0 && <Unlock />}
        </After>
      )}
      <Foot>
        <Quiet>{email}</Quiet>
        <AppLink quiet href="/profile">
          Your profile
        </AppLink>
        <Button variant="secondary" onClick={() => void signOut()}>
          Sign out
        </Button>
      </Foot>
    </Page>
  )
}
