export { TextField, type TextFieldProps } from "./TextField.tsx"
export { describedBy, type FieldMessages, TextFieldMessages } from "./TextFieldMessages.tsx"
