// Ways to add clothes: photos, which are best; the camera, which this device lacks; and a search.
import { Button, PageHeader, UploadOption } from "@stylin/ui"
import { AddPhotoIcon, CameraIcon, SearchIcon } from "@stylin/ui/icons"

export const Ways = ({ onBack }: { onBack: () => void }) => (
  <main>
    <PageHeader title="Add items" back={{ label: "Back to the wardrobe", onClick: onBack }} />
    <form action="/add">
      <fieldset>
        <legend>How do you want to begin?</legend>
        <UploadOption
          name="way"
          value="photos"
          defaultChecked
          label="Upload photos"
          description="Up to ten at a time"
          icon={<AddPhotoIcon />}
          badge={{ text: "Best", tone: "accent" }}
        />
        <UploadOption
          name="way"
          value="camera"
          label="Wardrobe photos"
          description="Take photos of your closet"
          icon={<CameraIcon />}
          disabledReason="Open it on your phone to use its camera."
        />
        <UploadOption
          name="way"
          value="search"
          label="Search"
          description="Find what you own in shops"
          icon={<SearchIcon />}
        />
      </fieldset>
      <Button type="submit">Go on</Button>
    </form>
  </main>
)
