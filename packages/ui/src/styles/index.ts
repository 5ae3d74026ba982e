export { GlobalStyle } from "./GlobalStyle.tsx"
export { ScopedStyle } from "./ScopedStyle.tsx"
export { TokenStyle, type TokenStyleProps } from "./TokenStyle.tsx"
