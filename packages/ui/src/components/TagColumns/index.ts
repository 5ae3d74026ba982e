export { TagColumns, type TagColumnsProps } from "./TagColumns.tsx"
export { applyTagMove, type TagColumn, type TagMove, type TagPlace } from "./tagMoves.ts"
export type { TagColumnsWords, TagPosition } from "./tagWords.ts"
