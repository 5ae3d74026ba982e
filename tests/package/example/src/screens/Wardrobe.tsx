// A wardrobe that can be managed: sections, a garment in the wash, and a question before one is deleted.
import {
  Badge,
  Button,
  ConfirmModal,
  PageHeader,
  WardrobeItem,
  WardrobeSection,
  WardrobeSectionSkeleton,
} from "@stylin/ui"
import { useState } from "react"

interface Garment {
  id: string
  summary: string
  image: string
  washing: boolean
}

interface WardrobeProps {
  sections: readonly { name: string; garments: readonly Garment[] }[] | undefined
  onDelete: (garment: Garment) => void
}

export function Wardrobe({ sections, onDelete }: WardrobeProps) {
  const [managing, setManaging] = useState(false)
  const [asked, setAsked] = useState<Garment>()
  return (
    <main>
      <PageHeader
        title="Wardrobe"
        actions={
          <Button
            variant="secondary"
            aria-pressed={managing}
            onClick={() => setManaging(!managing)}
          >
            Manage
          </Button>
        }
      />
      {sections?.map(({ name, garments }) => (
        <WardrobeSection key={name} section={name}>
          {garments.map((garment) => (
            <WardrobeItem
              key={garment.id}
              summary={garment.summary}
              image={garment.image}
              away={garment.washing}
              mark={garment.washing ? <Badge tone="orange">In the wash</Badge> : undefined}
              onDelete={managing ? () => setAsked(garment) : undefined}
            />
          ))}
        </WardrobeSection>
      )) ?? <WardrobeSectionSkeleton label="Loading your wardrobe" count={6} />}
      <ConfirmModal
        open={asked !== undefined}
        danger
        title={`Delete the ${asked?.summary}?`}
        confirmLabel="Delete"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) onDelete(asked)
          setAsked(undefined)
        }}
      >
        <p>It leaves your wardrobe. Looks that you saved with it stay.</p>
      </ConfirmModal>
    </main>
  )
}
