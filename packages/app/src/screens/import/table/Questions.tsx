import { COLOUR_NAMES } from "@stylin/garments/colour"
import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { SelectField, type SelectOption, space } from "@stylin/ui"
import { styled } from "styled-components"
import { answerQuestion } from "../../../state/importing/table/asking.ts"
import type { Answers, Question } from "../../../state/importing/table/understand.ts"
import { rich } from "../../../words/rich.tsx"
import { sayKind } from "../../../words/sayKind.ts"
import { sayWord } from "../../../words/sayWord.ts"
import { t, tn } from "../../../words/t.ts"

const byName = (one: SelectOption, other: SelectOption) => one.label.localeCompare(other.label)

const CHOICES: Readonly<Record<Question["about"], readonly SelectOption[]>> = {
  kind: [
    { value: "", label: t("Leave these rows out") },
    ...KIND_NAMES.map((value) => ({ value, label: sayKind(value) })).sort(byName),
  ],
  colour: [
    { value: "", label: t("A colour we don’t know") },
    ...COLOUR_NAMES.map((value) => ({ value, label: sayWord(value) })).sort(byName),
  ],
}

const name = (text: string) => <bdi>{text}</bdi>

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
`

interface Props {
  readonly questions: readonly Question[]
  readonly answers: Answers
}

/** What the table says and we do not understand, each once. */
export function Questions({ questions, answers }: Props) {
  return (
    <List>
      {questions.map(({ key, about, says, guess, rows }) => (
        <li key={key}>
          <SelectField
            label={rich(
              about === "kind"
                ? t("“<name>{name}</name>” is a …", { name: says })
                : t("“<name>{name}</name>” is the colour …", { name: says }),
              { name },
            )}
            hint={tn(rows, "In {count} row", "In {count} rows")}
            options={CHOICES[about]}
            value={answers.get(key) ?? guess}
            onChange={({ currentTarget }) => answerQuestion(key, currentTarget.value)}
          />
        </li>
      ))}
    </List>
  )
}
