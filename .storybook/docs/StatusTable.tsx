import { facts } from "virtual:component-facts"
import { notes } from "./notes.ts"
import { ScrolledTable } from "./ScrolledTable.tsx"
import { inKilobytes } from "./sizeWords.ts"

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
    <ScrolledTable label="All components" heads={HEADS}>
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
    </ScrolledTable>
  )
}
