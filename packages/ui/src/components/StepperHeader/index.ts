export { StepperHeader, type StepperHeaderProps } from "./StepperHeader.tsx"
