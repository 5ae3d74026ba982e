import { NotFoundView } from "./NotFoundView.tsx"

/** What stands in for a screen that failed. */
export function Failure() {
  return <NotFoundView title="Unexpected Application Error!" text="This page could not be shown." />
}
