// A feed of looks that is loading, failed, empty, or there; the first two looks are seen first.
import { Button, EmptyState, ErrorState, LookCard, LookCardSkeleton, PageHeader } from "@stylin/ui"

interface Look {
  id: string
  title: string
  photo: string
  alt: string
  favourite: boolean
}

interface FeedProps {
  looks: readonly Look[] | "loading" | "failed"
  onFavourite: (change: { id: string; favourite: boolean }) => void
  onRetry: () => void
  onAdd: () => void
}

export function Feed({ looks, onFavourite, onRetry, onAdd }: FeedProps) {
  return (
    <main>
      <PageHeader title="Your looks" />
      {looks === "loading" ? (
        <LookCardSkeleton label="Loading your looks" />
      ) : looks === "failed" ? (
        <ErrorState
          title="Your looks did not come"
          headingLevel={2}
          text="The connection was lost. What you keep is safe."
          onRetry={onRetry}
        />
      ) : looks.length === 0 ? (
        <EmptyState
          title="Your looks will be here"
          text="Add five pieces, and looks are made with them."
          action={<Button onClick={onAdd}>Add items</Button>}
        />
      ) : (
        looks.map((look, index) => (
          <LookCard
            key={look.id}
            photo={look.photo}
            photoAlt={look.alt}
            title={look.title}
            headingLevel={2}
            href={`/looks/${look.id}`}
            eager={index < 2}
            favourite={look.favourite}
            onFavouriteChange={({ favourite }) => onFavourite({ id: look.id, favourite })}
          />
        ))
      )}
    </main>
  )
}
