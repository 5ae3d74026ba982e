import type { ReactNode, Ref } from "react"
import { styled } from "styled-components"
import { stack } from "./Page.tsx"

const Root = styled.form`
  ${stack}
`

interface Props {
  /** Receives the form's texts by field name; an unticked checkbox has none. */
  readonly onSend: (texts: Readonly<Record<string, string | undefined>>) => void
  readonly ref?: Ref<HTMLFormElement>
  readonly children: ReactNode
}

/** A form whose fields the app validates, with its own messages, instead of the browser. */
export function Form({ onSend, ref, children }: Props) {
  return (
    <Root
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(textsOf(new FormData(event.currentTarget)))
      }}
    >
      {children}
    </Root>
  )
}

function textsOf(data: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of data) {
    if (typeof value === "string") texts[name] = value
  }
  return texts
}
