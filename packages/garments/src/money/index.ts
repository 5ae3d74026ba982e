export {
  aboutPounds,
  amountOf,
  amountWords,
  decimalsOf,
  isCurrency,
  isLocale,
  type Money,
  POUNDS,
  smallestUnits,
} from "./money.ts"
