import { Button, TextField } from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Form } from "../../parts/Form.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { goBack, navigate, passedState, rewriteState } from "../../router/history.ts"
import { chooseTicked, runSearch, search } from "../../state/adding/search.ts"
import { t, tn } from "../../words/t.ts"
import { AddItemsPage } from "./AddItemsPage.tsx"
import { SearchResults } from "./SearchResults.tsx"
import { addPath } from "./steps.ts"

const Ask = styled.div`
  max-width: 36rem;
`

/** Her query from an earlier visit; it comes from the browser, so it may be anything. */
function queryOf(passed: unknown): string {
  if (typeof passed !== "object" || passed === null || !("query" in passed)) return ""
  return typeof passed.query === "string" ? passed.query : ""
}

/** Finding clothes that she owns by their description or brand. */
export function Search() {
  const { results, ticked } = useSnapshot(search)
  const [isEmpty, setIsEmpty] = useState(false)
  const [earlier] = useState(() => queryOf(passedState()))
  useEffect(() => {
    // After a reload, the earlier search runs again.
    if (earlier !== "" && earlier !== search.query) void runSearch(earlier)
  }, [earlier])

  const start = (text: string) => {
    const query = text.trim()
    setIsEmpty(query === "")
    if (query === "") return
    rewriteState({ query })
    void runSearch(query)
  }
  return (
    <AddItemsPage
      title={t("Search for your clothes")}
      width="wide"
      sticky={results.length > 0}
      onBack={() => goBack(addPath("type"))}
      said={
        results.length > 0 && (
          <Quiet role="status">
            {ticked.length > 1 && tn(ticked.length, "{count} item ticked", "{count} items ticked")}
          </Quiet>
        )
      }
      actions={
        results.length > 0 && (
          <Button
            disabled={ticked.length === 0}
            onClick={() => {
              chooseTicked()
              navigate(addPath("added"))
            }}
          >
            {t("Add item")}
          </Button>
        )
      }
    >
      <Ask>
        <Form onSend={({ query = "" }) => start(query)}>
          <TextField
            label={t("Description or brand")}
            name="query"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder={t("white cotton women's t-shirt")}
            defaultValue={earlier}
            error={isEmpty ? t("Say what you are looking for first.") : undefined}
            trailing={
              <Button type="submit" variant="quiet">
                {t("Search")}
              </Button>
            }
          />
        </Form>
      </Ask>
      <SearchResults onRetry={() => void runSearch(search.query)} />
    </AddItemsPage>
  )
}
