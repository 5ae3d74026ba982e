import { facts } from "virtual:component-facts"
import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { notes } from "./notes.ts"
import { inKilobytes } from "./sizeWords.ts"

const Scrolled = styled.div`
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

  th {
    color: ${colour.muted};
    font-weight: 400;
  }

  a {
    color: ${colour.accent};
  }
`

const HEADS = [
  "Component",
  "Group",
  "Status",
  "Since",
  "States",
  "Walks",
  "KB gzip",
  "KB brotli",
  "Made for",
]

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace("/", "-")}--docs`

/** Every component with its state of work, read from the code, its stories and its notes. */
export function StatusTable() {
  const rows = Object.entries(facts).toSorted(([, one], [, other]) =>
    one.title.localeCompare(other.title),
  )
  return (
    <Scrolled className="sb-unstyled" tabIndex={0} role="region" aria-label="All components">
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { title, states, walks, size, modes }]) => (
            <tr key={name}>
              <td>
                <a href={pageOf(title)} target="_top">
                  {name}
                </a>
              </td>
              <td>{title.split("/")[0]}</td>
              <td>{notes[name]?.status}</td>
              <td>{notes[name]?.since}</td>
              <td>{states}</td>
              <td>{walks}</td>
              <td>{size && inKilobytes(size.gzip)}</td>
              <td>{size && inKilobytes(size.brotli)}</td>
              <td>{modes.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
