import type { ComponentNotes } from "../../packages/ui/src/components/componentNotes.ts"

const files = import.meta.glob<{ notes: ComponentNotes }>(
  "../../packages/ui/src/components/*/*.docs.tsx",
  { eager: true },
)

/** Every component's notes by its name. */
export const notes: Readonly<Record<string, ComponentNotes>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [
    path.replace(/^.*\/(\w+)\.docs\.tsx$/, "$1"),
    file.notes,
  ]),
)
