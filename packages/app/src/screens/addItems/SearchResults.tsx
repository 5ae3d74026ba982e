import {
  EmptyState,
  ErrorState,
  media,
  SearchResultCard,
  SearchResultListSkeleton,
  space,
  VisuallyHidden,
} from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { search, tick } from "../../state/search.ts"

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }
`

/** What a search has found, or what stands in for it. */
export function SearchResults({ onRetry }: { onRetry: () => void }) {
  const { status, results, ticked, query } = useSnapshot(search)
  const count = status.kind === "ready" ? results.length : 0
  return (
    <div>
      <VisuallyHidden role="status">
        {count > 0 ? `${count} ${count === 1 ? "item" : "items"} found` : ""}
      </VisuallyHidden>
      {status.kind === "loading" && <SearchResultListSkeleton />}
      {status.kind === "failed" && (
        <ErrorState
          title="The search did not get through"
          text={status.message}
          onRetry={onRetry}
        />
      )}
      {status.kind === "ready" && count === 0 && (
        <EmptyState
          role="status"
          title={`Nothing found for “${query}”`}
          text="Try fewer words, such as a colour and what it is: “black jeans”."
        />
      )}
      {count > 0 && (
        <List aria-label="Found items">
          {results.map((result, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of results never changes
            <li key={`${query} ${place}`}>
              <SearchResultCard
                thumbnail={providerUrl(result.thumbnail)}
                title={result.title}
                seller={result.seller}
                checked={ticked.includes(place)}
                onChange={({ currentTarget }) => tick(place, currentTarget.checked)}
              />
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
