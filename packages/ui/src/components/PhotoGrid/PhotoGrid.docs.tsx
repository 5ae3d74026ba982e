import type { ComponentNotes } from "../componentNotes.ts"
import { PhotoGrid } from "./PhotoGrid.tsx"
import type { GridPhoto } from "./photoProgress.ts"

const PHOTOS: readonly GridPhoto[] = [
  { id: "1", name: "trench.jpg", photo: "samples/look-trench.svg", progress: { kind: "done" } },
  { id: "2", name: "dress.jpg", photo: "samples/look-dress.svg", progress: { kind: "done" } },
  {
    id: "3",
    name: "blazer.jpg",
    photo: "samples/look-blazer.svg",
    progress: { kind: "failed", reason: "The connection was lost" },
  },
]

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A failure says what is wrong with this photo: “This is not a picture”."],
  do: {
    words: "Keep a failed photo in the grid, with a way to try it again.",
    show: (
      <PhotoGrid
        label="Your photos"
        max={10}
        photos={PHOTOS}
        onRetry={() => undefined}
        onDelete={() => undefined}
      />
    ),
  },
  dont: {
    words: "Do not start from the beginning because one photo failed.",
    show: (
      <PhotoGrid
        label="Your photos"
        max={10}
        photos={PHOTOS.map((photo) => ({
          ...photo,
          progress: { kind: "failed", reason: "Start again", final: true },
        }))}
      />
    ),
  },
}
