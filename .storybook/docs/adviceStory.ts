/** What to do, or what not. */
export type Side = "do" | "dont"

/** The name of the story that shows a component's advice in a page of its own, as its file exports it. */
export const adviceStory = (name: string, side: Side): string =>
  `${name}${side === "do" ? "Do" : "Dont"}`
