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
  options?: readonly ActivityChoice<Value>[] | undefined
  /**
   * The former name of `options`.
   * @deprecated use `options`
   */
  choices?: readonly ActivityChoice<Value>[] | undefined
  /** The chosen ones. */
  value: readonly Value[]
  /** Receives all chosen activities after each press, in the order shown. */
  onChange: (change: { value: Value[] }) => void
  /** Called with the chosen activities when the button is pressed. */
  onSubmit: (submission: { value: readonly Value[] }) => void
  /** Lets several be chosen at once. */
  multiple?: boolean | undefined
  /** The question. */
  legend?: ReactNode
  /** Keeps the question for screen readers only, e.g. if the title of a modal already asks it. */
  legendHidden?: boolean | undefined
  /**
   * The former name of `legend`.
   * @deprecated use `legend`
   */
  title?: ReactNode
  /**
   * The former name of `legendHidden`.
   * @deprecated use `legendHidden`
   */
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
  choices = [],
  options = choices,
  value,
  onChange,
  onSubmit,
  multiple = true,
  title,
  legend = title,
  titleHidden = false,
  legendHidden = titleHidden,
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
        legend={legend === undefined ? words.title : legend}
        legendHidden={legendHidden}
        options={options}
        value={value}
        multiple={multiple}
        onChange={(change) =>
          onChange({ value: multiple ? withExclusion(options, value, change.value) : change.value })
        }
      />
      {children}
      <Button type="submit" busy={busy} disabled={value.length === 0}>
        {words.submit}
      </Button>
    </Root>
  )
}
