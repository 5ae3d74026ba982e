import type { FoundProduct } from "@stylin/api/contract"
import {
  EmptyState,
  ErrorState,
  media,
  SearchResultCard,
  SearchResultListSkeleton,
  space,
  textSize,
  VisuallyHidden,
} from "@stylin/ui"
import { useId } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { search, tick } from "../../state/adding/search.ts"
import { t, tn } from "../../words/t.ts"
import { KeepFound } from "./KeepFound.tsx"
import { hasAll, lackingInWords } from "./lacking.ts"

const Found = styled.div`
  display: grid;
  gap: ${space[24]};

  h2 {
    font-size: ${textSize[18]};
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  > li {
    position: relative;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }
`

interface Placed {
  readonly result: FoundProduct
  /** Its index among all results. */
  readonly place: number
}

/** What a search has found, or what is shown instead. */
export function SearchResults({ onRetry }: { onRetry: () => void }) {
  const { status, results, query } = useSnapshot(search)
  const headingId = useId()
  const placed = status.kind === "ready" ? results.map((result, place) => ({ result, place })) : []
  const whole = placed.filter(({ result }) => hasAll(result))
  const others = placed.filter(({ result }) => !hasAll(result))
  const words = lackingInWords(results)
  return (
    <Found>
      <div role="status">
        {placed.length > 0 && (
          <>
            <VisuallyHidden>
              {tn(placed.length, "{count} item found.", "{count} items found.")}
            </VisuallyHidden>
            {words && <p>{words}</p>}
          </>
        )}
      </div>
      {status.kind === "loading" && <SearchResultListSkeleton />}
      {status.kind === "failed" && (
        <ErrorState title={t("The search failed")} text={status.message} onRetry={onRetry} />
      )}
      {status.kind === "ready" && placed.length === 0 && (
        <EmptyState
          role="status"
          title={t("Nothing found for “{query}”", { query })}
          text={t("Try fewer words, such as a colour and what it is: “black jeans”.")}
        />
      )}
      {whole.length > 0 && <Results label={t("Found items")} placed={whole} />}
      {whole.length > 0 && others.length > 0 && <h2 id={headingId}>{t("Close to it")}</h2>}
      {others.length > 0 && (
        <Results
          {...(whole.length > 0 ? { labelledBy: headingId } : { label: t("Found items") })}
          placed={others}
        />
      )}
    </Found>
  )
}

function Results({
  placed,
  label,
  labelledBy,
}: {
  placed: readonly Placed[]
  label?: string
  labelledBy?: string
}) {
  const { ticked, query } = useSnapshot(search)
  return (
    <List aria-label={label} aria-labelledby={labelledBy}>
      {placed.map(({ result, place }) => (
        <li key={`${query} ${place}`}>
          <SearchResultCard
            image={providerUrl(result.thumbnail)}
            title={result.title}
            seller={result.seller}
            checked={ticked.includes(place)}
            onChange={({ currentTarget }) => tick(place, currentTarget.checked)}
          />
          <KeepFound result={result} />
        </li>
      ))}
    </List>
  )
}
