import { useState } from "react"
import { HideIcon, ShowIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { TextField, type TextFieldProps } from "../TextField/index.ts"

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing">

/** A text field for a secret, with a button that shows and hides what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          icon={shown ? <HideIcon /> : <ShowIcon />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
