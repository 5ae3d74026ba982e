export {
  type Tip,
  type TipsEnd,
  TipsOverlay,
  type TipsOverlayProps,
} from "./TipsOverlay.tsx"
export { TIP_PLACEMENTS, type TipPlacement } from "./tipGeometry.ts"
