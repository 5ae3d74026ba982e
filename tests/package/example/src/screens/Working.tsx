// A wait: some seconds with news, then a moment in which nothing may be pressed.
import { FullScreenLoader, StagedLoader } from "@stylin/ui"

interface WorkingProps {
  read: number
  photos: number
  saving: boolean
  onDone: () => void
}

export const Working = ({ read, photos, saving, onDone }: WorkingProps) => (
  <>
    <StagedLoader
      messages={["Reading your photos", "Cutting out what you wear", "Done"]}
      share={{ done: read, of: photos }}
      note={`${read} of ${photos} photos`}
      finished={read === photos}
      onDone={onDone}
    />
    <FullScreenLoader open={saving} label="Saving your wardrobe" />
  </>
)
