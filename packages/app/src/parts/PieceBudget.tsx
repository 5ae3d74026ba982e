import { ChoiceChips } from "@stylin/ui"
import { PIECE_BUDGETS } from "../lib/amounts.ts"
import { priceWords } from "../lib/price.ts"
import { t } from "../words/t.ts"

const ANY = "any"

interface Props {
  /** The most she spends on a piece; undefined if any price will do. */
  readonly budget: number | undefined
  /** While what she said before is not known. */
  readonly disabled?: boolean
  readonly onChange: (budget: number | undefined) => void
}

/** Asks what she spends on a piece. */
export function PieceBudget({ budget, disabled, onChange }: Props) {
  // What she said by other means is among them.
  const budgets = [...new Set([...PIECE_BUDGETS, ...(budget === undefined ? [] : [budget])])]
  return (
    <ChoiceChips
      disabled={disabled}
      legend={t("Most you spend on a piece")}
      hint={t("Shoes and coats may cost twice as much.")}
      options={[
        { value: ANY, label: t("Any price") },
        ...budgets
          .sort((a, b) => a - b)
          .map((most) => ({ value: String(most), label: priceWords(most) })),
      ]}
      value={[budget === undefined ? ANY : String(budget)]}
      onChange={({ value: [chosen = ANY] }) =>
        onChange(chosen === ANY ? undefined : Number(chosen))
      }
    />
  )
}
