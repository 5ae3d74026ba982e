import type { ImportCounts } from "@stylin/api/contract"
import { space } from "@stylin/ui"
import { styled } from "styled-components"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { momentWords } from "./feedWords.ts"
import { countWords, numberWords } from "./heldWords.ts"

const Reasons = styled.details`
  padding-block: ${space[8]};
`

/** What an import read, and why it rejected rows. */
export function LastImport({ counts }: { readonly counts: ImportCounts }) {
  const { read_at, rows, added, changed, withdrawn, reasons } = counts
  return (
    <>
      <p data-part="facts">
        Imported on {momentWords(read_at)}: {countWords(rows, "row")}, {numberWords(added)}
        &nbsp;new, {numberWords(changed)}&nbsp;changed, {numberWords(withdrawn)}&nbsp;gone
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
                    {countWords(count, "row")}, first in line {numberWords(line)}
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
