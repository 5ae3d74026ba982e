import type { ComponentProps, ReactNode } from "react"
import { FieldFrame } from "./FieldFrame.tsx"
import type { FieldMessages } from "./TextFieldMessages.tsx"
import { useFieldControl } from "./useFieldControl.ts"

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
export function TextField({ label, error, hint, trailing, className, ...rest }: TextFieldProps) {
  const control = useFieldControl({ hint, error }, rest)
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} className={className}>
      <input data-stylin-ui="" {...rest} {...control} />
      {trailing}
    </FieldFrame>
  )
}
