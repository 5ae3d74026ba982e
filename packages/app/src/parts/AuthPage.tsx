import { colour, font, space, textSize } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { Link } from "wouter"
import { Page, Stack } from "./Page.tsx"

const Head = styled.header`
  display: grid;
  gap: ${space[40]};
  padding-block: ${space[12]} ${space[24]};

  a {
    justify-self: start;
    padding-block: ${space[8]};
    color: ${colour.ink};
    font-family: ${font.display};
    font-size: ${textSize[28]};
    text-decoration: none;
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
        <Link href="/">Stylin</Link>
        <h1>{title}</h1>
      </Head>
      <Stack>{children}</Stack>
    </Page>
  )
}
