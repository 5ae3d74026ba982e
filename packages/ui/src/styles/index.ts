export { GlobalStyle } from "./GlobalStyle.tsx"
export { ScopedStyle } from "./ScopedStyle.tsx"
