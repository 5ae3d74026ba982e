export { type ActivityChoice, ActivityPicker, type ActivityPickerProps } from "./ActivityPicker.tsx"
