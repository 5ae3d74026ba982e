import { ItemCard } from "@stylin/ui/ItemCard"
import { ScopedStyle } from "@stylin/ui/styles"
import { createRoot } from "react-dom/client"

/** Cards in two corners of a page that keeps its own base. */
for (const id of ["light", "evening"]) {
  const corner = document.getElementById(id)
  if (!corner) throw new Error(`The page has no ${id} corner.`)
  createRoot(corner).render(
    <>
      <ScopedStyle />
      <h2>Ours</h2>
      <ItemCard image={undefined} name="Jumper" price={20} />
    </>,
  )
}
