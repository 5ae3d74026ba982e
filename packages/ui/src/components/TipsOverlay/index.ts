export {
  TIP_PLACEMENTS,
  type Tip,
  type TipPlacement,
  type TipsEnd,
  TipsOverlay,
  type TipsOverlayProps,
} from "./TipsOverlay.tsx"
