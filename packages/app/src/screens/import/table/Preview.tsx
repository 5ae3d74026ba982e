import type { WardrobeItem } from "@stylin/api/contract"
import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { MONEY } from "../../../lib/money.ts"
import { Quiet } from "../../../parts/Page.tsx"
import type { Table } from "../../../state/importing/table/readTable.ts"
import type { RowLeftOut, Understood } from "../../../state/importing/table/understand.ts"
import { joinedByAnd } from "../../../words/joined.ts"
import { LOCALE } from "../../../words/language.ts"
import { sayKind } from "../../../words/sayKind.ts"
import { sayWithin } from "../../../words/sayWord.ts"
import { t, tn } from "../../../words/t.ts"
import { piecesWords } from "../importWords.ts"

/** How many pieces, and rows left out, are listed. */
const LISTED = { pieces: 8, rows: 50 } as const

const List = styled.ul`
  li {
    padding-block: ${space[12]};
    overflow-wrap: anywhere;
    border-block-end: 1px solid ${colour.line};
  }

  small {
    display: block;
    font-size: ${textSize[14]};
    color: ${colour.muted};
  }
`

interface Props {
  readonly table: Table
  readonly understood: Understood
}

/** What of a table comes in, and what does not, and why. */
export function Preview({ table, understood: { items, photos, leftOut } }: Props) {
  if (items.length === 0) {
    return <p>{t("Nothing yet. Please say which column tells what each piece is.")}</p>
  }
  const isOfPieces = table.origins !== undefined
  const left = leftOutWords(leftOut.length, isOfPieces)
  const taken = [
    piecesWords(items.length),
    ...(photos.length > 0 ? [tn(photos.length, "{count} photo", "{count} photos")] : []),
  ].join(", ")
  return (
    <>
      <p role="status">
        {leftOut.length > 0 ? t("{taken}; {left} left out", { taken, left }) : taken}
      </p>
      <List>
        {items.slice(0, LISTED.pieces).map((item) => (
          <li key={item.item_id}>
            <bdi>{item.item_summary}</bdi>
            <small>{wordsOf(item)}</small>
          </li>
        ))}
      </List>
      {items.length > LISTED.pieces && (
        <Quiet>{t("and {count} more", { count: items.length - LISTED.pieces })}</Quiet>
      )}
      {table.formulas > 0 && (
        <Quiet>
          {tn(
            table.formulas,
            "{count} cell held a formula. We read no formulas, so it is empty.",
            "{count} cells held a formula. We read no formulas, so they are empty.",
          )}
        </Quiet>
      )}
      {leftOut.length > 0 && <LeftOut rows={leftOut} isOfPieces={isOfPieces} />}
    </>
  )
}

/** How many pieces of another app, or rows of a table, do not come in. */
function leftOutWords(count: number, isOfPieces: boolean): string {
  return isOfPieces ? piecesWords(count) : tn(count, "{count} row", "{count} rows")
}

function LeftOut({ rows, isOfPieces }: { rows: readonly RowLeftOut[]; isOfPieces: boolean }) {
  return (
    <details>
      <summary>{t("{left} left out", { left: leftOutWords(rows.length, isOfPieces) })}</summary>
      <List>
        {rows.slice(0, LISTED.rows).map(({ row, says, why }) => (
          <li key={row}>
            {isOfPieces ? t("Piece {row}", { row }) : t("Row {row}", { row })}
            {says && (
              <>
                : <bdi>{says}</bdi>
              </>
            )}
            <small>{why}</small>
          </li>
        ))}
      </List>
      {rows.length > LISTED.rows && (
        <Quiet>{t("and {count} more", { count: rows.length - LISTED.rows })}</Quiet>
      )}
    </details>
  )
}

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" })
const paid = new Intl.NumberFormat(MONEY.locale, { style: "currency", currency: MONEY.currency })

function wordsOf({
  kind,
  colours = [],
  material,
  size,
  price,
  bought_on,
  note,
}: WardrobeItem): string {
  return [
    kind && sayKind(kind),
    joinedByAnd(colours.map((one) => sayWithin(one))),
    material && sayWithin(material),
    size && t("size {size}", { size }),
    price !== undefined && paid.format(price),
    bought_on && t("bought on {day}", { day: day.format(new Date(bought_on)) }),
    note?.replaceAll("\n", "; "),
  ]
    .filter(Boolean)
    .join(", ")
}
