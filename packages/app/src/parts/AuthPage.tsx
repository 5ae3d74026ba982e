import { space } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { Page, Stack } from "./Page.tsx"
import { WordmarkLink } from "./Wordmark.tsx"

const Head = styled.header`
  display: grid;
  gap: ${space[40]};
  padding-block: ${space[12]} ${space[24]};
`

/** A quiet button's words stand in line with the links below it; its padding reaches beyond. */
const Body = styled(Stack)`
  button[data-variant="quiet"] {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of sign-in and password reset. */
export function AuthPage({ title, children }: Props) {
  return (
    <Page data-width="narrow">
      <Head>
        <WordmarkLink href="/">Stylin</WordmarkLink>
        <h1>{title}</h1>
      </Head>
      <Body>{children}</Body>
    </Page>
  )
}
