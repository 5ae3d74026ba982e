import { styled } from "styled-components"
import { IconButtonPart, type IconButtonProps } from "./IconButtonPart.tsx"
import { iconButton } from "./iconButtonStyles.ts"

const Root = styled(IconButtonPart)`
  ${iconButton}
`

/** A round button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  return <Root {...props} />
}
