export { IconButton } from "./IconButton.tsx"
export type { IconButtonProps } from "./IconButtonPart.tsx"
