export { ENGLISH_WORDS } from "./englishWords.ts"
export { formatPrice, type Money, type Price } from "./money.ts"
export type {
  StylinImageProps,
  StylinLinkProps,
  StylinSettings,
  StylinWordsChoice,
} from "./StylinContext.ts"
export { StylinProvider, type StylinProviderProps } from "./StylinProvider.tsx"
export type { StylinWords } from "./StylinWords.ts"
export { type Stylin, useStylin } from "./useStylin.ts"
