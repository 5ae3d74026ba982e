import { Button, space, TextField } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { Quiet } from "../../../parts/Page.tsx"
import { t, tn } from "../../../words/t.ts"
import { FilterSheet, type FilterSheetProps } from "./FilterSheet.tsx"
import { filterCount, wishQuery } from "./wish.ts"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[8]} ${space[12]};
  max-width: 40rem;
  margin-block: calc(-1 * ${space[8]}) ${space[20]};

  [data-part="found"] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[16]};
    min-height: 2.75rem;

    /* A quiet button's words end where the line does; its padding reaches beyond. */
    button {
      margin-inline-end: calc(-1 * ${space[12]});
    }
  }
`

interface Props extends Omit<FilterSheetProps, "onClose"> {
  /** Moves the focus to the search: she has just asked for it. */
  readonly isAsked: boolean
}

/** Searches, filters and sorts her wardrobe. */
export function Finder({ isAsked, ...about }: Props) {
  const { wish, onChange, found, items } = about
  const [isFiltering, setIsFiltering] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  const filters = filterCount(wish)
  const isAll = wishQuery(wish) === ""
  return (
    <Root role="search">
      <TextField
        ref={field}
        label={t("Search your wardrobe")}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={wish.words ?? ""}
        onChange={({ target }) => onChange({ ...wish, words: target.value })}
      />
      <Button variant="secondary" onClick={() => setIsFiltering(true)}>
        {filters === 0 ? t("Filter") : t("Filter · {count}", { count: filters })}
      </Button>
      <div data-part="found">
        <Quiet role="status">
          {isAll
            ? tn(items.length, "{count} item", "{count} items")
            : tn(items.length, "{found} of {count} item", "{found} of {count} items", { found })}
        </Quiet>
        {!isAll && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {t("Show all")}
          </Button>
        )}
      </div>
      {isFiltering && <FilterSheet {...about} onClose={() => setIsFiltering(false)} />}
    </Root>
  )
}
