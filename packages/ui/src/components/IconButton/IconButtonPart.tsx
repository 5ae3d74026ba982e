import type { ComponentProps, MouseEvent, ReactNode } from "react"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Says what a press does, or what a toggle stands for; read out and shown as the tooltip. */
  label: string
  /** The picture, from the icon set. */
  icon: ReactNode
  /**
   * Makes it a toggle and says whether it is on; the picture is filled when it is. The label then
   * stays the same: "Favourite, pressed" is clear, "Remove from favourites, pressed" is not.
   */
  pressed?: boolean | undefined
  /** Turns a ring around the picture and ignores presses while keeping focus. */
  busy?: boolean | undefined
}

/** An icon button's behaviour without its looks; components that draw it themselves use `iconButton`. */
export function IconButtonPart({
  label,
  icon,
  pressed,
  busy = false,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) {
  const isInert = busy || String(rest["aria-disabled"]) === "true"
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-stylin-ui=""
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      onClick={press}
    >
      {icon}
    </button>
  )
}
