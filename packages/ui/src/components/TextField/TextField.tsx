import { type ComponentProps, type ReactNode, useId } from "react"
import { FieldRoot } from "./FieldRoot.tsx"
import { describedBy, type FieldMessages, TextFieldMessages } from "./TextFieldMessages.tsx"

export interface TextFieldProps extends ComponentProps<"input">, FieldMessages {
  /** The field's visible name. */
  label: ReactNode
  /** A control at the end of the field, such as one that shows a password. */
  trailing?: ReactNode
}

/**
 * A labelled line of text. `className` reaches the root; `ref` and all other props reach the input,
 * where forms need them.
 */
export function TextField({
  label,
  error,
  hint,
  trailing,
  className,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldRoot className={className}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <input
          {...rest}
          id={id}
          aria-invalid={error === undefined ? rest["aria-invalid"] : true}
          aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
        />
        {trailing}
      </div>
      <TextFieldMessages id={id} hint={hint} error={error} />
    </FieldRoot>
  )
}
