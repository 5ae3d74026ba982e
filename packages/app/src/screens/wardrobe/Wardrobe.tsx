import { Button, PageHeader, space } from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Page } from "../../parts/Page.tsx"
import { auth } from "../../state/auth.ts"
import { signOut } from "../../state/session.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe.ts"
import { WardrobeGroups } from "./WardrobeGroups.tsx"

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  margin-block-start: ${space[64]};
`

export default function Wardrobe() {
  const { items } = useSnapshot(wardrobe)
  const { email } = useSnapshot(auth)
  const [isManaging, setIsManaging] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void loadWardrobe(leaving.signal)
    return () => leaving.abort()
  }, [])

  return (
    <Page>
      <PageHeader
        title="Wardrobe"
        actions={
          items.length > 0 && (
            <Button variant="secondary" onClick={() => setIsManaging(!isManaging)}>
              {isManaging ? "Done" : "Manage"}
            </Button>
          )
        }
      />
      <WardrobeGroups isManaging={isManaging} />
      <Foot>
        <p>{email}</p>
        <Button variant="secondary" onClick={() => void signOut()}>
          Sign out
        </Button>
      </Foot>
    </Page>
  )
}
