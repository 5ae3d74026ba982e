export {
  TOOLTIP_PLACEMENTS,
  Tooltip,
  type TooltipPlacement,
  type TooltipProps,
} from "./Tooltip.tsx"
