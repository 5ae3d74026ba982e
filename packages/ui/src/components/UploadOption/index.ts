export { UploadOption, type UploadOptionProps } from "./UploadOption.tsx"
