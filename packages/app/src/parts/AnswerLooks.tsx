import type { Look } from "@stylin/api/contract"
import { navigate } from "../router/history.ts"
import { keyOf } from "../state/looks/changes.ts"
import { LookGrid } from "./LookGrid.tsx"
import { LookView } from "./LookView.tsx"

/** Looks that answer a question; each can be saved and opened as on the feed. */
export function AnswerLooks({ looks }: { looks: readonly Look[] }) {
  return (
    <LookGrid>
      {looks.map((look, place) => (
        <li key={keyOf(look)}>
          <LookView
            look={look}
            eager={place < 3}
            onOpen={() => navigate("/look", { state: { look } })}
          />
        </li>
      ))}
    </LookGrid>
  )
}
