import type { ComponentNotes } from "../componentNotes.ts"
import { PasswordField } from "./PasswordField.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The hint gives the rule before she types: “At least 8 characters”."],
  do: {
    words: "Let her see what she types, and let a manager of passwords fill it in.",
    show: (
      <PasswordField
        label="New password"
        hint="At least 8 characters"
        autoComplete="new-password"
      />
    ),
  },
  dont: {
    words: "Do not ask for it twice.",
    show: (
      <div style={{ display: "grid", gap: "1rem" }}>
        <PasswordField label="Password" />
        <PasswordField label="Repeat the password" />
      </div>
    ),
  },
}
