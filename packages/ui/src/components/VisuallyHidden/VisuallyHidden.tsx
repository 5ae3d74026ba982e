import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { visuallyHidden } from "../../styles/visuallyHidden.ts"

const Root = styled.span`
  ${visuallyHidden}
`

export type VisuallyHiddenProps = ComponentProps<"span">

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root data-stylin-ui="text" {...props} />
}
