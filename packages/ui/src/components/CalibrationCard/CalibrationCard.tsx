import { type ComponentProps, type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { useWords } from "../../provider/StylinContext.ts"
import { coveringInput, focusRing } from "../../styles/fragments.ts"
import { colour, lineHeight, motion, space, target, textSize, weight } from "../../tokens/index.ts"
import { Picture } from "../Picture/index.ts"
import { CALIBRATION_CARD_WORDS, type CalibrationCardWords } from "./calibrationCardWords.ts"

export interface CalibrationCardProps
  extends Omit<ComponentProps<"fieldset">, "onChange" | "title" | "children"> {
  /** The sample look's name. */
  title: string
  /** One line about it. */
  description: ReactNode
  /** Address of its photo or drawing, 3:4. */
  photo?: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  photoSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `photoSet` by it. */
  photoSizes?: string | undefined
  /**
   * The former name of `photo`.
   * @deprecated use `photo`
   */
  image?: string | undefined
  /** Her answer: would wear, unlikely, or none so far. */
  value: boolean | null
  /** Called with true for "Would wear!", false for "Unlikely". */
  onChange: (change: { value: boolean }) => void
  /** Replaces some of the words. */
  words?: Partial<CalibrationCardWords> | undefined
  /** The level of its title's heading on the page. */
  headingLevel?: 2 | 3 | undefined
  /** Fetches the picture at once, for cards in the first screenful. */
  eager?: boolean | undefined
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  [data-part="title"] {
    font-size: ${textSize[22]};
    overflow-wrap: anywhere;
  }

  [data-part="description"] {
    margin-top: calc(-1 * ${space[4]});
    color: ${colour.muted};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
  }

  [data-part="answers"] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[8]};
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: ${target};
    padding: ${space[8]};
    border: 1px solid ${colour.control};
    border-radius: calc(${target} / 2);
    font-size: ${textSize[14]};
    font-weight: ${weight.medium};
    line-height: ${lineHeight[120]};
    text-align: center;
    cursor: pointer;
    transition:
      background-color ${motion.quick} ${motion.ease},
      border-color ${motion.quick} ${motion.ease};
  }

  label:hover {
    border-color: ${colour.ink};
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  label[data-answer="true"]:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.accent};
    color: ${colour.onAccent};
  }

  label[data-answer="false"]:has(:checked) {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  label:has(:disabled) {
    border-color: ${colour.line};
    cursor: default;
  }

  input {
    ${coveringInput}
  }
`

/** A sample look with the question whether she would wear it. */
export function CalibrationCard({
  title,
  description,
  image,
  photo = image,
  photoSet,
  photoSizes,
  value,
  onChange,
  headingLevel = 2,
  eager = false,
  words: ownWords,
  ...rest
}: CalibrationCardProps) {
  const id = useId()
  const words = useWords("CalibrationCard", CALIBRATION_CARD_WORDS, ownWords)
  const Heading = `h${headingLevel}` as const
  const answers = [
    { value: false, label: words.unlikely },
    { value: true, label: words.wear },
  ]
  return (
    <Root
      data-stylin-ui=""
      {...rest}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <Picture src={photo} srcSet={photoSet} sizes={photoSizes} alt="" eager={eager} />
      <Heading data-part="title" id={`${id}-title`}>
        {title}
      </Heading>
      <p data-part="description" id={`${id}-description`}>
        {description}
      </p>
      <div data-part="answers">
        {answers.map((answer) => (
          <label data-stylin-ui="" key={String(answer.value)} data-answer={answer.value}>
            <input
              data-stylin-ui=""
              type="radio"
              name={id}
              checked={value === answer.value}
              onChange={() => onChange({ value: answer.value })}
            />
            {answer.label}
          </label>
        ))}
      </div>
    </Root>
  )
}
