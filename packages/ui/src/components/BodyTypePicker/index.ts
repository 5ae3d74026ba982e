export { type BodyTypeChoice, BodyTypePicker, type BodyTypePickerProps } from "./BodyTypePicker.tsx"
