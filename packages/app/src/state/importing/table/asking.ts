import { proxy, ref } from "valtio/vanilla"
import { onForget } from "../../kept/lifetime.ts"
import type { Untracked } from "../../kept/untracked.ts"
import type { Field } from "./headings.ts"
import type { OpenTable } from "./openTable.ts"
import type { Answers } from "./understand.ts"

interface Asking {
  columns: Untracked<readonly (Field | null)[]>
  answers: Untracked<Answers>
}

const initial = (): Asking => ({ columns: ref([]), answers: ref(new Map()) })

/** What she says of a table that she brings in. */
export const asking = proxy<Asking>(initial())
onForget(() => Object.assign(asking, initial()))

/** Begins with what the columns seem to say. */
export function beginAsking({ guessed }: OpenTable): void {
  Object.assign(asking, { ...initial(), columns: ref([...guessed]) })
}

/** Says what a column is; another that was the same is then nothing. */
export function sayColumn(index: number, field: Field | null): void {
  asking.columns = ref(
    asking.columns.map((now, column) => (column === index ? field : now === field ? null : now)),
  )
}

/** Says what something in the table means. */
export function answerQuestion(key: string, answer: string): void {
  asking.answers = ref(new Map([...asking.answers, [key, answer]]))
}
