import { colour, space } from "@stylin/ui"
import { type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { stack } from "../../parts/Page.tsx"

const Root = styled.section`
  ${stack}
  margin-block-start: ${space[32]};
  padding-block-start: ${space[32]};
  border-block-start: 1px solid ${colour.line};
  justify-items: start;

  & > fieldset,
  & > form,
  & > div {
    width: 100%;
  }

  /* Its words, not its room, stand at the edge. */
  & > button[data-variant="quiet"] {
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

/** One subject of the profile under its heading. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  )
}
