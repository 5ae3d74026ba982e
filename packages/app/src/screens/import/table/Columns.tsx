import { media, SelectField, type SelectOption, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { sayColumn } from "../../../state/importing/table/asking.ts"
import { FIELDS, type Field } from "../../../state/importing/table/headings.ts"
import type { Table } from "../../../state/importing/table/readTable.ts"
import { t, tn } from "../../../words/t.ts"

/** How many rows are shown as samples. */
const SAMPLES = 3
const SAMPLE_LENGTH = 40

const NAMES: Readonly<Record<Field, string>> = {
  name: t("Name"),
  kind: t("What it is"),
  colour: t("Colour"),
  brand: t("Brand"),
  size: t("item|Size"),
  price: t("Price"),
  bought_on: t("Bought on"),
  season: t("Season"),
  cloth: t("Cloth"),
  note: t("Note"),
  wears: t("How often worn"),
}

const CHOICES: readonly SelectOption[] = [
  { value: "", label: t("Leave out") },
  ...FIELDS.map((value) => ({ value, label: NAMES[value] })),
]

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]} ${space[16]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  details > & {
    padding-block-start: ${space[12]};
  }

  [data-part="hint"] {
    overflow-wrap: anywhere;
  }
`

interface Props {
  readonly table: Table
  readonly columns: readonly (Field | null)[]
}

/** The columns of a table with a few of their cells, and what she says that they are. */
export function Columns({ table, columns }: Props) {
  // Each keeps its place while she says what it is.
  const [guessed] = useState(columns)
  const all = table.headings.map((heading, index) => ({ heading, index }))
  const used = all.filter(({ index }) => guessed[index])
  const unused = all.filter(({ index }) => !guessed[index])
  const row = ({ heading, index }: (typeof all)[number]) => (
    <li key={index}>
      <SelectField
        label={<bdi>{heading}</bdi>}
        hint={<bdi>{samplesOf(table, index)}</bdi>}
        options={CHOICES}
        value={columns[index] ?? ""}
        onChange={({ currentTarget: { value } }) =>
          sayColumn(index, FIELDS.find((field) => field === value) ?? null)
        }
      />
    </li>
  )
  return (
    <>
      <List>{used.map(row)}</List>
      {unused.length > 0 && (
        <details open={used.length === 0}>
          <summary>
            {tn(unused.length, "{count} column we left out", "{count} columns we left out")}
          </summary>
          <List>{unused.map(row)}</List>
        </details>
      )}
    </>
  )
}

/** The first cells of a column that say something. */
function samplesOf({ rows }: Table, index: number): string {
  const cells = rows.slice(0, SAMPLES).map((row) => row[index]?.slice(0, SAMPLE_LENGTH) || "–")
  return cells.join(" · ")
}
