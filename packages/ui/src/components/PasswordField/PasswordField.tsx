import { useState } from "react"
import { HideIcon, ShowIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { IconButton } from "../IconButton/index.ts"
import { TextField, type TextFieldProps } from "../TextField/index.ts"
import { PASSWORD_FIELD_WORDS, type PasswordFieldWords } from "./passwordFieldWords.ts"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** Replaces some of the words. */
  words?: Partial<PasswordFieldWords> | undefined
}

/** A text field for a secret, with a button that shows and hides the typed text. */
export function PasswordField({ words: ownWords, ...rest }: PasswordFieldProps) {
  const words = useWords("PasswordField", PASSWORD_FIELD_WORDS, ownWords)
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
          label={shown ? words.hide : words.show}
          icon={shown ? <HideIcon /> : <ShowIcon />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
