import { NotFoundView } from "../../parts/NotFoundView.tsx"

export default function NotFound() {
  return <NotFoundView title="Page not found" text="There is nothing at this address." />
}
