import { ChoiceChips } from "@stylin/ui"
import { PIECE_BUDGETS } from "../../lib/amounts.ts"
import { priceWords } from "../../lib/price.ts"
import { chooseBudget } from "../../state/looks/onePiece.ts"
import { t } from "../../words/t.ts"

const ANY = "any"

/** Asks what she would spend on the piece. */
export function UnlockBudget({ budget }: { budget: number | null }) {
  // A budget proposed to her is among them once she accepts it.
  const budgets = [...new Set([...PIECE_BUDGETS, ...(budget === null ? [] : [budget])])]
  return (
    <ChoiceChips
      legend={t("What would you spend?")}
      options={[
        { value: ANY, label: t("Any price") },
        ...budgets
          .sort((a, b) => a - b)
          .map((most) => ({
            value: String(most),
            label: t("Up to {price}", { price: priceWords(most) }),
          })),
      ]}
      value={[budget === null ? ANY : String(budget)]}
      onChange={({ value: [chosen = ANY] }) =>
        void chooseBudget(chosen === ANY ? null : Number(chosen))
      }
    />
  )
}
