export { type TagColumn, TagColumns, type TagColumnsProps, type TagMove } from "./TagColumns.tsx"
