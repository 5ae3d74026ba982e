import { AddPhotoIcon, CameraIcon } from "../../icons/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { UploadOption } from "./UploadOption.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The label names the way, the description what she needs for it."],
  do: {
    words: "Mark the best way, and say what a way takes that this device lacks.",
    show: (
      <>
        <UploadOption
          name="do"
          label="Upload photos"
          description="Up to ten at a time"
          icon={<AddPhotoIcon />}
          badge={{ text: "Best", tone: "accent" }}
        />
        <UploadOption
          name="do"
          label="Wardrobe photos"
          description="Take photos of your closet"
          icon={<CameraIcon />}
          disabledReason="Open Stylin on your phone to use its camera."
        />
      </>
    ),
  },
  dont: {
    words: "A way that is hidden here is not looked for on the phone that has it.",
    show: (
      <UploadOption
        name="dont"
        label="Upload photos"
        description="Up to ten at a time"
        icon={<AddPhotoIcon />}
      />
    ),
  },
}
