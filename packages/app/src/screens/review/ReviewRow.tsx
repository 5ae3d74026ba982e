import { Checkbox, Picture } from "@stylin/ui"
import { useId, useLayoutEffect, useRef, useState } from "react"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../../lib/provider.ts"
import { type ReviewedGarment, review, setChecked } from "../../state/review/review.ts"
import { sayWord } from "../../words/sayWord.ts"
import { answer } from "./answer.ts"
import { CropEditor } from "./CropEditor.tsx"
import { shownFacts } from "./choices.ts"
import { questionsOf } from "./doubts.ts"
import { duplicateNote } from "./duplicateNote.ts"
import { doubtOf, noticeOf } from "./photoNotices.ts"
import { ReviewedItem } from "./ReviewedItem.tsx"
import { ReviewRowRoot } from "./ReviewRowRoot.tsx"
import { RowQuestion } from "./RowQuestion.tsx"

interface Props {
  /** The garment's own proxy, so that a change rerenders only this one. */
  readonly garment: ReviewedGarment
  readonly disabled: boolean
}

/** A found garment in one row: what is sure is said, what is doubtful asks; a press opens all of it. */
export function ReviewRow({ garment, disabled }: Props) {
  const { id, isChecked, shot, facts } = useSnapshot(garment)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  // Both forms begin with the tick, and focus stays there.
  useLayoutEffect(() => {
    if (isOpen || wasOpen.current) root.current?.querySelector("input")?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <ReviewRowRoot
      ref={root}
      data-checked={isChecked}
      data-open={isOpen}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
        if (event.target.type === "checkbox") setIsOpen(!isOpen)
      }}
    >
      {isOpen ? (
        <ReviewedItem garment={garment} disabled={disabled} onClose={() => setIsOpen(false)} />
      ) : (
        <Line garment={garment} disabled={disabled} onOpen={() => setIsOpen(true)} />
      )}
      {facts.found_in && isChecked && (
        <CropEditor
          id={id}
          summary={shot.item_summary}
          foundIn={facts.found_in}
          disabled={disabled}
        />
      )}
    </ReviewRowRoot>
  )
}

function Line({ garment, disabled, onOpen }: Props & { readonly onOpen: () => void }) {
  const snapshot = useSnapshot(garment)
  const { id, isChecked, shot, facts, settled } = snapshot
  const { last } = useSnapshot(review)
  const nameId = useId()
  const questions = questionsOf(snapshot, last)
  const { kind, colour, css } = shownFacts(shot)
  const notices = [
    doubtOf(facts.checks ?? [], isChecked),
    facts.duplicate_of !== undefined && isChecked ? duplicateNote(facts.duplicate_of) : undefined,
    isChecked ? noticeOf(facts.checks ?? [], facts.found_in?.note) : undefined,
  ].filter((notice) => notice !== undefined)
  return (
    <article aria-labelledby={nameId}>
      <Checkbox
        label={null}
        aria-labelledby={nameId}
        checked={isChecked}
        disabled={disabled}
        onChange={({ target }) => setChecked(id, target.checked)}
      />
      <button type="button" data-part="open" aria-expanded={false} onClick={onOpen}>
        <Picture src={providerUrl(shot.image_path)} alt="" ratio="garment" />
        <span data-part="words">
          <span id={nameId} data-part="name">
            {shot.item_summary}
          </span>
          <span data-part="facts">
            {css !== undefined && (
              <span data-part="swatch" style={{ background: css }} aria-hidden="true" />
            )}
            {[kind, colour].filter((word) => word !== undefined).join(", ") ||
              sayWord(shot.section)}
          </span>
        </span>
      </button>
      {notices.map((notice) => (
        <p key={notice} data-part="notice">
          {notice}
        </p>
      ))}
      {questions.length > 0 && (
        <div data-part="questions">
          {questions.map((question) => (
            <RowQuestion
              key={question.doubt}
              question={question}
              isSettled={settled.includes(question.doubt)}
              disabled={disabled}
              onAnswer={({ value }) => answer(garment, question.doubt, value)}
              onMore={question.doubt === "kind" || question.doubt === "colour" ? onOpen : undefined}
            />
          ))}
        </div>
      )}
    </article>
  )
}
