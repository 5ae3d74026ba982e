import { Children, isValidElement, type ReactNode } from "react"
import { useFocusAfterRemoval } from "../../hooks/useFocusAfterRemoval.ts"

/** A grid of items, each with a key. */
export function WardrobeSectionItems({ children }: { children: ReactNode }) {
  const items = Children.toArray(children)
  const keys = items.map((item, index) => (isValidElement(item) && item.key) || String(index))
  const list = useFocusAfterRemoval(keys)
  return (
    <ul data-part="items" {...list}>
      {items.map((item, index) => (
        <li data-stylin-ui="" key={keys[index]}>
          {item}
        </li>
      ))}
    </ul>
  )
}
