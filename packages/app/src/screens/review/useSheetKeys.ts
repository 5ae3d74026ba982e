import { type KeyboardEvent, useRef } from "react"
import { review } from "../../state/review/review.ts"
import { answer } from "./answer.ts"
import { openDoubts, questionsOf } from "./doubts.ts"
import { isOnTick, moveOf } from "./sheetKeys.ts"

/** The sheet by keyboard: `list` is its `ul`, one item per garment. */
export function useSheetKeys() {
  const list = useRef<HTMLUListElement>(null)
  const focusRow = (place: number) => {
    const tick = list.current?.children[place]?.querySelector("input")
    tick?.focus()
    tick?.closest("li")?.scrollIntoView({ block: "nearest" })
  }
  const nextDoubt = (after: number) => {
    const places = review.garments.flatMap((garment, place) =>
      openDoubts(garment).length > 0 ? place : [],
    )
    const next = places.find((place) => place > after) ?? places[0]
    if (next !== undefined) focusRow(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event.key)
    if (!move || !isOnTick(event) || !(event.target instanceof Element)) return
    const row = event.target.closest("li")
    const place = row ? [...(list.current?.children ?? [])].indexOf(row) : -1
    const garment = review.garments[place]
    if (!garment) return
    event.preventDefault()
    if (move.kind === "row") return focusRow(place + move.step)
    if (move.kind === "nextDoubt") return nextDoubt(place)
    if (move.kind === "answer") return answerAt(place, move.place)
    answerAsLast(place)
  }
  return { list, onKeyDown, nextDoubt: () => nextDoubt(-1) }
}

/** The question that keys answer: the first open one, then the last, whose answer can be changed. */
function asking(place: number) {
  const garment = review.garments[place]
  if (!garment) return undefined
  const questions = questionsOf(garment, review.last)
  const question =
    questions.find(({ doubt }) => !garment.settled.includes(doubt)) ?? questions.at(-1)
  return question && { garment, question }
}

function answerAt(place: number, which: number): void {
  const asked = asking(place)
  const chosen = asked?.question.answers[which]
  if (asked && chosen) answer(asked.garment, asked.question.doubt, chosen.value)
}

function answerAsLast(place: number): void {
  const asked = asking(place)
  if (!asked) return
  const { doubt } = asked.question
  const last = doubt === "kind" || doubt === "colour" ? review.last[doubt] : undefined
  if (last !== undefined) answer(asked.garment, doubt, last)
}
