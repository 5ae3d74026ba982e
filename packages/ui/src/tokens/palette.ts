import type { ColourName } from "./colourNames.ts"

/** The values that `data-theme` on `<html>` may take; without it the system's preference decides. */
export const THEMES = ["light", "evening"] as const

export type Theme = (typeof THEMES)[number]

/** CSS colours by theme: six-digit hex, except the translucent veils. */
export const palette: Readonly<Record<Theme, Readonly<Record<ColourName, string>>>> = {
  light: {
    paper: "#faf7f2",
    raised: "#ffffff",
    ground: "#f1eae0",
    ink: "#1e1a17",
    muted: "#6b625a",
    line: "#e5ddd2",
    control: "#8c8176",
    accent: "#a63f26",
    accentStrong: "#86301b",
    onAccent: "#ffffff",
    accentSoft: "#f6e6de",
    green: "#2f6b4f",
    orange: "#a65300",
    red: "#b3261e",
    onStatus: "#ffffff",
    veil: "rgb(30 26 23 / 0.48)",
    veiledPaper: "#908d89",
    onPhoto: "#ffffff",
    photoVeil: "rgb(0 0 0 / 0.45)",
  },
  evening: {
    paper: "#171412",
    raised: "#211d1a",
    ground: "#39332e",
    ink: "#f5eee5",
    muted: "#b8aca0",
    line: "#3a332d",
    control: "#8f8478",
    accent: "#e8906f",
    accentStrong: "#f2a98d",
    onAccent: "#1c120e",
    accentSoft: "#3b2720",
    green: "#86c9a6",
    orange: "#eab070",
    red: "#f2958b",
    onStatus: "#1c120e",
    veil: "rgb(0 0 0 / 0.64)",
    veiledPaper: "#080706",
    onPhoto: "#ffffff",
    photoVeil: "rgb(0 0 0 / 0.45)",
  },
}
