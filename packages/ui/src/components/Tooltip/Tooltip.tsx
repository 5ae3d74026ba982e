import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom"
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { mergeRefs } from "../../hooks/mergeRefs.ts"
import { TooltipRoot } from "./TooltipRoot.tsx"
import { useTooltip } from "./useTooltip.ts"

/** The side of its control that a tooltip prefers. */
export const TOOLTIP_PLACEMENTS = ["top", "bottom"] as const

export type TooltipPlacement = (typeof TOOLTIP_PLACEMENTS)[number]

type Owned =
  | "children"
  | "onPointerEnter"
  | "onPointerLeave"
  | "onPointerDown"
  | "onPointerUp"
  | "onPointerCancel"
  | "onFocus"
  | "onBlur"
  | "onClick"

export interface TooltipProps extends Omit<ComponentProps<"span">, Owned> {
  /** The text, read out as the control's description; without it there is no tooltip. */
  text: string | undefined
  /** The one control it is about; give it `aria-disabled` rather than `disabled`. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>
  /** The preferred side; without room there, it uses the other. */
  placement?: TooltipPlacement | undefined
}

/** A few words about a control, shown on hover, keyboard focus and a long press. */
export function Tooltip({ text, children, placement = "top", ref, ...rest }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const { open, handlers } = useTooltip({ enabled: text !== undefined })

  useLayoutEffect(() => {
    const control = root.current?.firstElementChild
    const popover = words.current
    if (!open || !control || !popover) return
    popover.showPopover()
    const stop = autoUpdate(control, popover, () => {
      const middleware = [offset(8), flip(), shift({ padding: 8 })]
      void computePosition(control, popover, { strategy: "fixed", placement, middleware }).then(
        ({ x, y }) => {
          popover.style.translate = `${x}px ${y}px`
        },
      )
    })
    return () => {
      stop()
      popover.hidePopover()
    }
  }, [open, placement])

  const described = children.props["aria-describedby"]
  const describedBy = text === undefined ? described : [described, id].filter(Boolean).join(" ")
  return (
    <TooltipRoot data-stylin-ui="text" {...rest} {...handlers} ref={mergeRefs(root, ref)}>
      {cloneElement(children, { "aria-describedby": describedBy })}
      {text === undefined ? null : (
        <span ref={words} id={id} role="tooltip" popover="manual" data-part="words">
          {text}
        </span>
      )}
    </TooltipRoot>
  )
}
