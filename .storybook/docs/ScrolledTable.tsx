import { colour, space, textSize } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"

const Scrolled = styled.div`
  margin-block: ${space[24]};
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${space[8]} ${space[16]} ${space[8]} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    white-space: nowrap;
  }

  td:last-child {
    min-width: 12rem;
    white-space: normal;
  }

  th {
    color: ${colour.muted};
    font-weight: 400;
  }

  a {
    color: ${colour.accent};
  }
`

interface ScrolledTableProps {
  /** What it lists, for screen readers. */
  label: string
  heads: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** A table on a docs page, which scrolls by itself where it is wider than the screen. */
export const ScrolledTable = ({ label, heads, children }: ScrolledTableProps) => (
  <Scrolled className="sb-unstyled" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Scrolled>
)
