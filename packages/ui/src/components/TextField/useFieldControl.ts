import { type HTMLAttributes, useId } from "react"
import { describedBy, type FieldMessages } from "./TextFieldMessages.tsx"

type Tied = "id" | "aria-invalid" | "aria-describedby"

/**
 * Ties a field's control to its label and messages.
 * @param own what the caller gives to the control
 * @returns the control's attributes, to come after the caller's
 */
export function useFieldControl(
  { hint, error }: FieldMessages,
  own: Pick<HTMLAttributes<HTMLElement>, Tied>,
) {
  const ownId = useId()
  const id = own.id ?? ownId
  return {
    id,
    "aria-invalid": error === undefined ? own["aria-invalid"] : true,
    "aria-describedby": describedBy(id, { hint, error }, own["aria-describedby"]),
  }
}
