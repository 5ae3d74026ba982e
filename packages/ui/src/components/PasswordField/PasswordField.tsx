import { useState } from "react"
import { HideIcon, ShowIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { TextField, type TextFieldProps } from "../TextField/index.ts"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** Name of the button while the secret is hidden. */
  showLabel?: string | undefined
  /** Name of the button while the secret is shown. */
  hideLabel?: string | undefined
}

/** A text field for a secret, with a button that shows and hides the typed text. */
export function PasswordField({
  showLabel = "Show password",
  hideLabel = "Hide password",
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <HideIcon /> : <ShowIcon />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
