import type { ComponentNotes } from "../componentNotes.ts"
import { StagedLoader } from "./StagedLoader.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Each message is true of what is running then."],
  do: {
    words: "Use it for work of ten seconds and more.",
    show: (
      <StagedLoader
        messages={["Reading your photos", "Cutting out what you wear", "Done"]}
        current={1}
      />
    ),
    frame: 340,
  },
  dont: {
    words: "Do not make up stages to pass the time.",
    show: (
      <StagedLoader
        messages={["Consulting the stars", "Sprinkling a little magic", "Done"]}
        current={1}
      />
    ),
    frame: 340,
  },
}
