import { AddPhotoIcon, Button, type ButtonVariant } from "@stylin/ui"
import { type ReactNode, useRef } from "react"

interface Props {
  readonly variant?: ButtonVariant
  readonly onPick: (picked: { files: File[] }) => void
  /** The words of the button. */
  readonly children: ReactNode
}

/** A button that lets photos be chosen from what the device has. */
export function PhotoPicker({ variant = "primary", onPick, children }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        icon={<AddPhotoIcon aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Emptied, so that choosing the same photos again is a change again.
          currentTarget.value = ""
          if (files.length > 0) onPick({ files })
        }}
      />
    </>
  )
}
