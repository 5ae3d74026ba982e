import { ChoiceChips } from "@stylin/ui"
import { chooseBudget } from "../../state/looks/onePiece.ts"
import { t } from "../../words/t.ts"

const ANY = "any"
/** In pounds. */
const BUDGETS = [30, 60, 120]

/** Asks what she would spend on the piece. */
export function UnlockBudget({ budget }: { budget: number | null }) {
  // A budget proposed to her is among them once she accepts it.
  const budgets = [...new Set([...BUDGETS, ...(budget === null ? [] : [budget])])]
  return (
    <ChoiceChips
      legend={t("What would you spend?")}
      options={[
        { value: ANY, label: t("Any price") },
        ...budgets
          .sort((a, b) => a - b)
          .map((pounds) => ({ value: String(pounds), label: t("Up to £{pounds}", { pounds }) })),
      ]}
      value={[budget === null ? ANY : String(budget)]}
      onChange={({ value: [chosen = ANY] }) =>
        void chooseBudget(chosen === ANY ? null : Number(chosen))
      }
    />
  )
}
