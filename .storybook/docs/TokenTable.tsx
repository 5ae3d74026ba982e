import { foundationTables } from "./foundationTables.ts"
import { ScrolledTable } from "./ScrolledTable.tsx"

/** The text version of a picture of the tokens. The first column is code. */
export function TokenTable({ of }: { of: keyof typeof foundationTables }) {
  const { heads, rows } = foundationTables[of]
  return (
    <ScrolledTable label={heads.join(", ")} heads={heads}>
      {rows.map(([token = "", ...cells]) => (
        <tr key={token}>
          <td>
            <code>{token}</code>
          </td>
          {cells.map((cell, index) => (
            <td key={heads[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </ScrolledTable>
  )
}
