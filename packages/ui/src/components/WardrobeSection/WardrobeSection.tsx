import { Children, type ComponentProps, isValidElement, type ReactNode, useId } from "react"
import { useFocusAfterRemoval } from "../../hooks/useFocusAfterRemoval.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { WardrobeSectionRoot } from "./WardrobeSectionRoot.tsx"
import { WARDROBE_SECTION_WORDS, type WardrobeSectionWords } from "./wardrobeSectionWords.ts"

export interface WardrobeSectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** The section's name; underscores are shown as spaces. */
  section: string
  /** Level of the name's heading on the page. */
  headingLevel?: 2 | 3 | undefined
  /** Replaces some of the words. */
  words?: Partial<WardrobeSectionWords> | undefined
  /** A line below the items, such as what to know about their pictures. */
  tip?: ReactNode
  /** The items, each with a key; when the item with focus is deleted, focus moves to its neighbour. */
  children: ReactNode
}

/** The garments of one section of a wardrobe, under its name. */
export function WardrobeSection({
  section,
  headingLevel = 2,
  tip,
  children,
  words: ownWords,
  ...rest
}: WardrobeSectionProps) {
  const id = useId()
  const words = useWords("WardrobeSection", WARDROBE_SECTION_WORDS, ownWords)
  const Heading = `h${headingLevel}` as const
  const items = Children.toArray(children)
  const keys = items.map((item, index) => (isValidElement(item) && item.key) || String(index))
  const list = useFocusAfterRemoval(keys)
  return (
    <WardrobeSectionRoot aria-labelledby={id} {...rest}>
      <header>
        <Heading data-part="title" id={id}>
          {section.replaceAll("_", " ")}
        </Heading>
        <p data-part="count">{words.count({ count: items.length })}</p>
      </header>
      <ul data-part="items" {...list}>
        {items.map((item, index) => (
          <li key={keys[index]}>{item}</li>
        ))}
      </ul>
      {tip === undefined ? null : <p data-part="tip">{tip}</p>}
    </WardrobeSectionRoot>
  )
}
