import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { PhotoGrid } from "./PhotoGrid.tsx"
import type { GridPhoto, PhotoProgress } from "./photoProgress.ts"

const WORN = [
  "shirt.f7f6f3",
  "jeans.3d5a80",
  "jumper.c9a27a",
  "mini_skirt.2b3a5c",
  "blazer.27324a",
  "loafers.5b3a29",
  "blouse.a2533a",
]

const photo = (index: number, progress?: PhotoProgress): GridPhoto => ({
  id: String(index),
  name: `photo ${index + 1}`,
  photo: `/api/pictures/mock/garment/${WORN[index % WORN.length]}.svg`,
  progress,
})

const several = (count: number, progress?: PhotoProgress) =>
  Array.from({ length: count }, (_, index) => photo(index, progress))

const meta = {
  title: "Product/PhotoGrid",
  component: PhotoGrid,
  args: { label: "Your pictures", photos: several(7), max: 10 },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Photos about to be sent or being sent: previews with a delete button each, how many of how many, the progress of each, and a tile to add more.",
      instead:
        "`WardrobeSection` for garments that are in the wardrobe, `ReviewItem` for what was found on the photos.",
      keyboard:
        "Tab goes from photo to photo through its delete and retry buttons, then to the tile that adds more. After a delete, focus goes to the next photo's button.",
    },
  },
} satisfies Meta<typeof PhotoGrid>

export default meta

type Story = StoryObj<typeof meta>

const EDITED = { onDelete: fn(), onAdd: fn() }

export const Chosen: Story = {
  args: EDITED,
  render: function Controlled(args) {
    const [photos, setPhotos] = useState(args.photos)
    return (
      <PhotoGrid
        {...args}
        photos={photos}
        onDelete={({ id }) => {
          args.onDelete?.({ id })
          setPhotos((all) => all.filter((one) => one.id !== id))
        }}
      />
    )
  },
}

export const WalkTakingPhotosOut: Story = {
  ...Chosen,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText("7 of 10")).toBeVisible()
    await step("a deleted photo hands focus to the next", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete photo 3" }))
      await expect(args.onDelete).toHaveBeenCalledWith({ id: "2" })
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Delete photo 4" })).toHaveFocus(),
      )
      await expect(canvas.getByText("6 of 10")).toBeVisible()
    })
    await step("and the last one to the tile that adds more", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete photo 7" }))
      await waitFor(() => expect(canvas.getByLabelText("Add photos")).toHaveFocus())
    })
  },
}

export const Empty: Story = {
  args: { ...EDITED, photos: [] },
}

export const WalkAdding: Story = {
  ...Empty,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(["photo"], "wardrobe.jpg", { type: "image/jpeg" })
    await userEvent.upload(canvas.getByLabelText("Add photos"), [file])
    await expect(args.onAdd).toHaveBeenCalledWith({ files: [file] })
  },
}

export const Full: Story = {
  args: { ...EDITED, photos: several(10) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10 of 10")).toBeVisible()
    await expect(canvas.queryByLabelText("Add photos")).not.toBeInTheDocument()
  },
}

export const TooMany: Story = { args: { ...EDITED, photos: several(11) } }

export const OnTheirWay: Story = {
  args: {
    photos: [
      photo(0, { kind: "done" }),
      photo(1, { kind: "done" }),
      photo(2, { kind: "uploading", done: 0.82 }),
      photo(3, { kind: "uploading", done: 0.14 }),
      photo(4, { kind: "compressing" }),
      photo(5),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 6 uploaded")
    const bar = canvas.getByRole("progressbar", { name: "Uploading photo 3" })
    await expect(bar).toHaveAttribute("value", "0.82")
  },
}

export const SomeFailed: Story = {
  args: {
    onRetry: fn(),
    onDelete: EDITED.onDelete,
    photos: [
      photo(0, { kind: "done" }),
      photo(1, { kind: "failed" }),
      photo(2, { kind: "failed", reason: "This is not a picture", final: true }),
      photo(3, { kind: "done" }),
    ],
  },
}

export const WalkTryingAgain: Story = {
  ...SomeFailed,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 4 uploaded, 2 failed")
    await expect(canvas.queryByRole("button", { name: "Try again: photo 3" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Try again: photo 2" }))
    await expect(args.onRetry).toHaveBeenCalledWith({ id: "1" })
  },
}

export const AllUploaded: Story = {
  args: { photos: several(7, { kind: "done" }) },
}

export const PreviewMissing: Story = {
  args: { ...EDITED, photos: [photo(0), { id: "b", name: "IMG_0042.heic", photo: undefined }] },
}

export const InFrench: Story = {
  args: {
    ...SomeFailed.args,
    photos: [
      photo(0, { kind: "done" }),
      photo(1, { kind: "uploading", done: 0.426 }),
      photo(2, { kind: "compressing" }),
      photo(3, { kind: "failed" }),
    ],
    label: "Vos photos",
    words: {
      count: ({ count, max }) => `${count} sur ${max}`,
      preparing: "Préparation",
      uploaded: "Envoyée",
      notUploaded: "Pas envoyée",
      percent: ({ percent }) => `${percent} %`,
      uploading: ({ name }) => `Envoi : ${name}`,
      tryAgain: "Réessayer",
      tryAgainWith: ({ name }) => `Réessayer : ${name}`,
      delete: ({ name }) => `Supprimer ${name}`,
      summary: ({ done, total, failed }) => `${done} envoyée sur ${total}, ${failed} échec`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1 envoyée sur 4, 1 échec")
    await expect(canvas.getByRole("progressbar", { name: "Envoi : photo 2" })).toBeVisible()
    await expect(canvas.getByText("42 %")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Réessayer : photo 4" })).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: /^Supprimer photo/ })).toHaveLength(4)
    await expect(canvas.queryByText(/upload|again|preparing|delete/i)).not.toBeInTheDocument()
  },
}

export const VeryLongWords: Story = {
  args: {
    ...EDITED,
    words: { add: "Choose more photographs from the gallery of this telephone" },
    onRetry: fn(),
    photos: [
      photo(0, {
        kind: "failed",
        reason: "This photo is in a format that only newer telephones and no browser can open",
      }),
    ],
  },
}
