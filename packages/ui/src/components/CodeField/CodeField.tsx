import type { ChangeEvent } from "react"
import { styled } from "styled-components"
import { letterSpacing, textSize } from "../../tokens/index.ts"
import { TextField, type TextFieldProps } from "../TextField/index.ts"
import { codeText } from "./codeText.ts"

export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** The fewest characters of a code; the form's own validation requires them. */
  minLength?: number | undefined
  /** The most characters of a code; further ones are ignored. */
  maxLength?: number | undefined
}

const Root = styled(TextField)`
  input {
    min-height: 64px;
    font-size: ${textSize[22]};
    font-variant-numeric: tabular-nums;
    letter-spacing: ${letterSpacing.code};
  }
`

/**
 * A field for a code from a message: one input, so that phones can fill it in and people can paste.
 * It spaces its characters, and drops the spaces and dashes that codes are written with.
 */
export function CodeField({ minLength = 6, maxLength = 10, onChange, ...rest }: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const caret = input.selectionStart ?? input.value.length
    const code = codeText({ text: input.value, caret }, maxLength)
    if (code.text !== input.value) {
      input.value = code.text
      input.setSelectionRange(code.caret, code.caret)
    }
    onChange?.(event)
  }
  // The native `maxLength` would count the spaces of a pasted code, so `change` keeps the limit.
  return (
    <Root
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type="text"
      minLength={minLength}
      onChange={change}
    />
  )
}
