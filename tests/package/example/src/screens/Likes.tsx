// Words to be sorted into what she loves and avoids, in another language.
import { applyTagMove, type TagColumn, TagColumns } from "@stylin/ui/TagColumns"
import { useState } from "react"

const COLUMNS: readonly TagColumn<"love" | "avoid">[] = [
  { id: "love", title: "J’adore", tags: ["Lin", "Denim"] },
  { id: "avoid", title: "J’évite", tags: ["Talons hauts"] },
]

export function Likes() {
  const [columns, setColumns] = useState(COLUMNS)
  return (
    <TagColumns
      aria-label="Ce que vous aimez"
      columns={columns}
      onMove={(move) => setColumns(applyTagMove(columns, move))}
      words={{
        earlier: "Plus haut",
        later: "Plus bas",
        moved: ({ tag, column, position, count }) =>
          `${tag} : ${column}, place ${position} sur ${count}`,
      }}
    />
  )
}
