import { type ComponentProps, type ReactNode, useId } from "react"
import { FieldRoot } from "../TextField/FieldRoot.tsx"
import {
  describedBy,
  type FieldMessages,
  TextFieldMessages,
} from "../TextField/TextFieldMessages.tsx"

export interface SelectOption {
  /** The value reported when it is chosen; empty for no answer. */
  value: string
  /** What is shown. */
  label: string
}

export interface SelectFieldProps
  extends Omit<ComponentProps<"select">, "children">,
    FieldMessages {
  /** The field's visible name. */
  label: ReactNode
  /** The answers, in the order shown. */
  options: readonly SelectOption[]
}

/**
 * A labelled native list of answers. `className` reaches the root; `ref` and all other props reach the
 * list, where forms need them.
 */
export function SelectField({
  label,
  options,
  error,
  hint,
  className,
  id: givenId,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldRoot className={className}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <select
          {...rest}
          id={id}
          aria-invalid={error === undefined ? rest["aria-invalid"] : true}
          aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <TextFieldMessages id={id} hint={hint} error={error} />
    </FieldRoot>
  )
}
