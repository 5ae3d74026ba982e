import { type ComponentProps, type ReactNode, useId } from "react"
import { Badge, type BadgeTone } from "../Badge/index.ts"
import { UploadOptionRoot } from "./UploadOptionRoot.tsx"

export interface UploadOptionProps extends Omit<ComponentProps<"input">, "type" | "title"> {
  /** Names the option, in two or three words. */
  label: string
  /** Says what she does there, in one line. */
  description: ReactNode
  /** A small picture of it, from the icon set. */
  icon?: ReactNode
  /** How good an option it is: "Best" or "Good". */
  badge?: { text: string; tone?: BadgeTone | undefined } | undefined
  /** Says why it cannot be chosen here; disables it, and is read with it. */
  disabledReason?: ReactNode
}

/** One of several ways to add items, as a radio button on a card; `className` reaches the card. */
export function UploadOption({
  label,
  description,
  icon,
  badge,
  disabledReason,
  disabled = disabledReason !== undefined,
  className,
  ...rest
}: UploadOptionProps) {
  const id = useId()
  return (
    <UploadOptionRoot data-stylin-ui="" className={className}>
      <input
        data-stylin-ui=""
        aria-labelledby={`${id}-label`}
        aria-describedby={badge === undefined ? `${id}-facts` : `${id}-badge ${id}-facts`}
        {...rest}
        type="radio"
        disabled={disabled}
      />
      {icon === undefined ? null : <span data-part="icon">{icon}</span>}
      <span data-part="head">
        <span data-part="label" id={`${id}-label`}>
          {label}
        </span>
        {badge === undefined ? null : (
          <Badge id={`${id}-badge`} tone={badge.tone}>
            {badge.text}
          </Badge>
        )}
      </span>
      <span data-part="facts" id={`${id}-facts`}>
        <span data-part="description">{description}</span>
        {disabledReason === undefined ? null : <span data-part="reason">{disabledReason}</span>}
      </span>
    </UploadOptionRoot>
  )
}
