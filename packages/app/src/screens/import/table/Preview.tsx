import type { WardrobeItem } from "@stylin/api/contract"
import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { Quiet } from "../../../parts/Page.tsx"
import type { Table } from "../../../state/importing/table/readTable.ts"
import type { RowLeftOut, Understood } from "../../../state/importing/table/understand.ts"
import { sayKind } from "../../../words/sayKind.ts"
import { capitalised, sayWithin } from "../../../words/sayWord.ts"
import { count } from "../importWords.ts"

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
    return <p>Nothing yet. Please say which column tells what each piece is.</p>
  }
  const row = table.origins ? "piece" : "row"
  return (
    <>
      <p role="status">
        {count(items.length, "piece")}
        {photos.length > 0 && `, ${count(photos.length, "photo")}`}
        {leftOut.length > 0 && `; ${count(leftOut.length, row)} left out`}
      </p>
      <List>
        {items.slice(0, LISTED.pieces).map((item) => (
          <li key={item.item_id}>
            <bdi>{item.item_summary}</bdi>
            <small>{wordsOf(item)}</small>
          </li>
        ))}
      </List>
      {items.length > LISTED.pieces && <Quiet>and {items.length - LISTED.pieces} more</Quiet>}
      {table.formulas > 0 && (
        <Quiet>
          {count(table.formulas, "cell")} held a formula. We read no formulas, so{" "}
          {table.formulas === 1 ? "it is" : "they are"} empty.
        </Quiet>
      )}
      {leftOut.length > 0 && <LeftOut rows={leftOut} row={row} />}
    </>
  )
}

function LeftOut({ rows, row: word }: { rows: readonly RowLeftOut[]; row: string }) {
  return (
    <details>
      <summary>{count(rows.length, word)} left out</summary>
      <List>
        {rows.slice(0, LISTED.rows).map(({ row, says, why }) => (
          <li key={row}>
            {capitalised(word)} {row}
            {says && (
              <>
                : <bdi>{says}</bdi>
              </>
            )}
            <small>{why}</small>
          </li>
        ))}
      </List>
      {rows.length > LISTED.rows && <Quiet>and {rows.length - LISTED.rows} more</Quiet>}
    </details>
  )
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

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
    colours.map((one) => sayWithin(one)).join(" and "),
    material && sayWithin(material),
    size && `size ${size}`,
    price !== undefined && pounds.format(price),
    bought_on && `bought on ${day.format(new Date(bought_on))}`,
    note?.replaceAll("\n", "; "),
  ]
    .filter(Boolean)
    .join(", ")
}
