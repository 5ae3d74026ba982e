import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { useWords } from "../../provider/StylinContext.ts"
import { media, space } from "../../tokens/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { SearchResultCardSkeleton } from "./SearchResultCardSkeleton.tsx"
import { SEARCH_RESULT_CARD_WORDS } from "./searchResultCardWords.ts"

export interface SearchResultListSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Says what is loading, for screen readers. */
  label?: string | undefined
  /** How many cards to draw. */
  count?: number | undefined
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }
`

/** A list of products that is still loading: one column on phones, two from tablets on. */
export function SearchResultListSkeleton({
  label,
  count = 6,
  ...rest
}: SearchResultListSkeletonProps) {
  const words = useWords("SearchResultCard", SEARCH_RESULT_CARD_WORDS)
  return (
    <Root data-stylin-ui="" {...rest} aria-busy="true">
      <VisuallyHidden>{label ?? words.searching}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
        <SearchResultCardSkeleton key={index} />
      ))}
    </Root>
  )
}
