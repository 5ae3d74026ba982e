export { CalibrationCard, type CalibrationCardProps } from "./CalibrationCard.tsx"
