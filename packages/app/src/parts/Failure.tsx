import { NotFoundView } from "./NotFoundView.tsx"

/** Shown in place of a screen that failed. */
export function Failure() {
  return <NotFoundView title="Unexpected Application Error!" text="This page could not be shown." />
}
