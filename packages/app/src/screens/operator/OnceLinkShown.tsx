import type { OnceLink } from "@stylin/api/contract"
import { Button, TextField } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { longDayWords } from "../../lib/dayWords.ts"
import { Quiet, stack } from "../../parts/Page.tsx"
import { t } from "../../words/t.ts"

const Root = styled.div`
  ${stack}

  & > button {
    justify-self: start;
  }
`

interface Props {
  readonly label: string
  readonly link: OnceLink
}

/** A link that is shown once, to be passed on. */
export function OnceLinkShown({ label, link: { path, ends_at } }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<"yes" | "no" | null>(null)
  // A new link starts over.
  useEffect(() => {
    if (path) field.current?.focus()
    setCopied(null)
  }, [path])

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + path)
      setCopied("yes")
    } catch {
      // Without TLS, or if she refuses, browsers do not let a page copy.
      field.current?.select()
      setCopied("no")
    }
  }

  return (
    <Root>
      <TextField
        ref={field}
        label={label}
        value={location.origin + path}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={t("It works once, until {day}, and is shown only now.", {
          day: longDayWords(ends_at),
        })}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {t("Copy the link")}
      </Button>
      <Quiet role="status">
        {copied === "yes" && t("Copied.")}
        {copied === "no" &&
          t("Your browser does not let us copy. The link is selected: copy it yourself.")}
      </Quiet>
    </Root>
  )
}
