import type { ComponentProps, ReactNode } from "react"
import { FieldFrame } from "../TextField/FieldFrame.tsx"
import type { FieldMessages } from "../TextField/TextFieldMessages.tsx"
import { useFieldControl } from "../TextField/useFieldControl.ts"

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
export function SelectField({ label, options, error, hint, className, ...rest }: SelectFieldProps) {
  const control = useFieldControl({ hint, error }, rest)
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} className={className}>
      <select data-stylin-ui="" {...rest} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
