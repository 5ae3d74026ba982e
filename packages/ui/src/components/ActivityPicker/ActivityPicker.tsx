import type { ComponentProps, FormEvent, ReactNode } from "react"
import { styled } from "styled-components"
import { useWords } from "../../provider/StylinContext.ts"
import { media, space } from "../../tokens/index.ts"
import { Button } from "../Button/index.ts"
import { type Choice, ChoiceChips } from "../ChoiceChips/index.ts"
import { ACTIVITY_PICKER_WORDS, type ActivityPickerWords } from "./activityPickerWords.ts"
import { withExclusion } from "./exclusiveChoice.ts"

export interface ActivityChoice<Value extends string = string> extends Choice<Value> {
  /** Replaces all others when chosen, and is replaced when another is, e.g. "My occasions". */
  exclusive?: boolean | undefined
}

export interface ActivityPickerProps<Value extends string = string>
  extends Omit<ComponentProps<"form">, "children" | "onChange" | "onSubmit" | "title"> {
  /** The activities, in the order shown. */
  choices: readonly ActivityChoice<Value>[]
  /** The chosen ones. */
  value: readonly Value[]
  /** Receives all chosen activities after each press, in the order shown. */
  onChange: (change: { value: Value[] }) => void
  /** Called with the chosen activities when the button is pressed. */
  onSubmit: (submission: { value: readonly Value[] }) => void
  /** Lets several be chosen at once. */
  multiple?: boolean | undefined
  /** The question. */
  title?: ReactNode
  /** Keeps the question for screen readers only, e.g. if the title of a modal already asks it. */
  titleHidden?: boolean | undefined
  /** Replaces some of the words. */
  words?: Partial<ActivityPickerWords> | undefined
  /** Shows that the choice is being applied, and ignores further presses. */
  busy?: boolean | undefined
  /** What else is asked, between the activities and the button. */
  children?: ReactNode
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.tablet} {
    & > button {
      justify-self: start;
    }
  }
`

/** Asks what to dress for, with the button that requests looks; for a modal or a page. */
export function ActivityPicker<Value extends string = string>({
  choices,
  value,
  onChange,
  onSubmit,
  multiple = true,
  title,
  titleHidden = false,
  busy = false,
  words: ownWords,
  children,
  ...rest
}: ActivityPickerProps<Value>) {
  const words = useWords("ActivityPicker", ACTIVITY_PICKER_WORDS, ownWords)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ value })
  }
  return (
    <Root data-stylin-ui="" {...rest} onSubmit={submit}>
      <ChoiceChips
        legend={title === undefined ? words.title : title}
        legendHidden={titleHidden}
        options={choices}
        value={value}
        multiple={multiple}
        onChange={(change) =>
          onChange({ value: multiple ? withExclusion(choices, value, change.value) : change.value })
        }
      />
      {children}
      <Button type="submit" busy={busy} disabled={value.length === 0}>
        {words.submit}
      </Button>
    </Root>
  )
}
