import { type ComponentProps, type ReactNode, useId } from "react"
import { FieldRoot } from "../TextField/FieldRoot.tsx"
import {
  describedBy,
  type FieldMessages,
  TextFieldMessages,
} from "../TextField/TextFieldMessages.tsx"

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "children">, FieldMessages {
  /** The field's visible name. */
  label: ReactNode
}

/**
 * A labelled field for several lines of text. `className` reaches the root; `ref` and all other props
 * reach the text area, where forms need them.
 */
export function TextArea({ label, error, hint, className, id: givenId, ...rest }: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldRoot className={className}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <textarea
          {...rest}
          id={id}
          aria-invalid={error === undefined ? rest["aria-invalid"] : true}
          aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
        />
      </div>
      <TextFieldMessages id={id} hint={hint} error={error} />
    </FieldRoot>
  )
}
