import { colour, space } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[16]};
  min-height: 70dvh;
  padding: ${space[32]} ${space[24]};
  text-align: center;

  p {
    color: ${colour.muted};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[12]};
    margin-top: ${space[16]};
  }
`

interface Props {
  readonly title: string
  readonly text: string
  /** The buttons that lead out. */
  readonly children: ReactNode
}

/** A page that says why there is nothing here, and offers ways on. */
export function DeadEnd({ title, text, children }: Props) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{children}</div>
    </Root>
  )
}
