import type { ImportCounts } from "@stylin/api/contract"
import { space } from "@stylin/ui"
import { styled } from "styled-components"
import { FoldSummary } from "../../parts/FoldSummary.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { t, tn } from "../../words/t.ts"
import { momentWords } from "./feedWords.ts"
import { numberWords } from "./heldWords.ts"

const Reasons = styled.details`
  padding-block: ${space[8]};
`

/** What an import read, and why it rejected rows. */
export function LastImport({ counts }: { readonly counts: ImportCounts }) {
  const { read_at, rows, added, withdrawn, reasons } = counts
  return (
    <>
      <p data-part="facts">
        {tn(
          rows,
          "Imported on {moment}: {count} row, {added}\u00a0new, {changed}\u00a0changed, {gone}\u00a0gone",
          "Imported on {moment}: {count} rows, {added}\u00a0new, {changed}\u00a0changed, {gone}\u00a0gone",
          {
            moment: momentWords(read_at),
            added: numberWords(added),
            changed: changedWords(counts),
            gone: numberWords(withdrawn),
          },
        )}
      </p>
      {reasons.length > 0 && (
        <Reasons>
          <FoldSummary>{t("Why rows were rejected")}</FoldSummary>
          <Rows>
            {reasons.map(({ reason, rows: count, line, id }) => (
              <li key={reason}>
                <div>
                  <p>{reason}</p>
                  <p data-part="facts">
                    {tn(
                      count,
                      "{count} row, first in line {line}",
                      "{count} rows, first in line {line}",
                      { line: numberWords(line) },
                    )}
                    {id && ` (${id})`}
                  </p>
                </div>
              </li>
            ))}
          </Rows>
        </Reasons>
      )}
      {counts.is_cut_off && <Quiet>{t("Its last row is broken, so nothing was withdrawn.")}</Quiet>}
    </>
  )
}

/** How many products changed, and how many of them in price; earlier imports did not count these. */
function changedWords({ changed, repriced }: ImportCounts): string {
  if (repriced === undefined) return numberWords(changed)
  return t("{changed}\u00a0({repriced}\u00a0in\u00a0price)", {
    changed: numberWords(changed),
    repriced: numberWords(repriced),
  })
}
