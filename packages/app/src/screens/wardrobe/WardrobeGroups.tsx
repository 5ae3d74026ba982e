import type { WardrobeItem } from "@stylin/api/contract"
import { Button, EmptyState, ErrorState, media, Skeleton, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { label } from "../../lib/words.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { groupBySection, loadWardrobe, wardrobe } from "../../state/wardrobe.ts"
import { DeleteItem } from "./DeleteItem.tsx"
import { WardrobeTile } from "./WardrobeTile.tsx"

const Group = styled.section`
  margin-block-start: ${space[40]};

  h2 {
    margin-block-end: ${space[16]};
  }
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

/** Her garments by section, or what stands in for them. */
export function WardrobeGroups({ isManaging }: { isManaging: boolean }) {
  const { status, items } = useSnapshot(wardrobe)
  const [leaving, setLeaving] = useState<WardrobeItem | null>(null)
  const retry = () => void loadWardrobe()

  if (items.length === 0) {
    if (status.kind === "failed") {
      return <ErrorState title="Your wardrobe did not open" text={status.message} onRetry={retry} />
    }
    if (status.kind === "ready") {
      return (
        <EmptyState
          title="Your wardrobe is empty"
          text="Looks are made from the shops until there are clothes of your own here."
          action={<Button onClick={() => navigate("/feed")}>See your looks</Button>}
        />
      )
    }
    return <Skeleton aria-label="Your wardrobe is loading" />
  }
  return (
    <>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
      <Quiet>Item previews may slightly differ from the actual items in real life.</Quiet>
      {groupBySection(items).map(({ section, items: own }) => (
        <Group key={section} aria-labelledby={section}>
          <h2 id={section}>{label(section)}</h2>
          <Grid>
            {own.map((item) => (
              <li key={item.item_id}>
                <WardrobeTile item={item} onDelete={isManaging ? () => setLeaving(item) : null} />
              </li>
            ))}
          </Grid>
        </Group>
      ))}
      {leaving && <DeleteItem item={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}
