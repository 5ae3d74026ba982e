import type { ComponentProps, ReactNode } from "react"
import { FieldFrame } from "../TextField/FieldFrame.tsx"
import type { FieldMessages } from "../TextField/TextFieldMessages.tsx"
import { useFieldControl } from "../TextField/useFieldControl.ts"

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "children">, FieldMessages {
  /** The field's visible name. */
  label: ReactNode
}

/**
 * A labelled field for several lines of text. `className` reaches the root; `ref` and all other props
 * reach the text area, where forms need them.
 */
export function TextArea({ label, error, hint, className, ...rest }: TextAreaProps) {
  const control = useFieldControl({ hint, error }, rest)
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} className={className}>
      <textarea data-stylin-ui="" {...rest} {...control} />
    </FieldFrame>
  )
}
