import type { HeldFeed, ImportCounts } from "@stylin/api/contract"
import { Badge, space } from "@stylin/ui"
import { styled } from "styled-components"
import { longDayWords } from "../../lib/dayWords.ts"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { countWords } from "./heldWords.ts"

const Reasons = styled.details`
  padding-block: ${space[8]};
`

/** The feeds of the catalogue, and why rows of them were rejected. */
export function OperatorFeeds({ feeds }: { readonly feeds: readonly HeldFeed[] }) {
  return (
    <ProfileSection title="Feeds">
      <Rows aria-label="Feeds">
        {feeds.map(({ feed, products, last_import }) => (
          <li key={feed}>
            <div>
              <p>
                {feed}
                {last_import !== null && last_import.rejected > 0 && (
                  <Badge tone="orange">{countWords(last_import.rejected, "row")} rejected</Badge>
                )}
                {last_import?.is_cut_off && <Badge tone="red">Cut off</Badge>}
              </p>
              <p data-part="facts">
                {countWords(products, "product")} on sale
                {feed === "demo" && ", drawn for the demo"}
              </p>
              {last_import && <LastImport counts={last_import} />}
            </div>
          </li>
        ))}
      </Rows>
    </ProfileSection>
  )
}

function LastImport({ counts }: { readonly counts: ImportCounts }) {
  const { read_at, rows, added, changed, withdrawn, reasons } = counts
  return (
    <>
      <p data-part="facts">
        {longDayWords(read_at)}: {countWords(rows, "row")}, {added} added, {changed} changed,{" "}
        {withdrawn} withdrawn
      </p>
      {reasons.length > 0 && (
        <Reasons>
          <summary>Why rows were rejected</summary>
          <Rows>
            {reasons.map(({ reason, rows: count, line, id }) => (
              <li key={reason}>
                <div>
                  <p>{reason}</p>
                  <p data-part="facts">
                    {countWords(count, "row")}, first in line {line}
                    {id && ` (${id})`}
                  </p>
                </div>
              </li>
            ))}
          </Rows>
        </Reasons>
      )}
      {counts.is_cut_off && <Quiet>Its last row is broken, so nothing was withdrawn.</Quiet>}
    </>
  )
}
