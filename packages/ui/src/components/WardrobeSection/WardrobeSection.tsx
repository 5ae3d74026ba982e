import { Children, type ComponentProps, type ReactNode, useId } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { WardrobeSectionItems } from "./WardrobeSectionItems.tsx"
import { WardrobeSectionRoot } from "./WardrobeSectionRoot.tsx"
import { WARDROBE_SECTION_WORDS, type WardrobeSectionWords } from "./wardrobeSectionWords.ts"

export interface WardrobeShelf {
  /** Its name in plain words. */
  name: string
  /** Its items, each with a key. */
  items: ReactNode
}

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
  children?: ReactNode
  /** Divides a large section as a closet does, each shelf under its own name; takes the place of `children`. */
  shelves?: readonly WardrobeShelf[] | undefined
}

/** The garments of one section of a wardrobe, under its name. */
export function WardrobeSection({
  section,
  headingLevel = 2,
  tip,
  children,
  shelves,
  words: ownWords,
  ...rest
}: WardrobeSectionProps) {
  const id = useId()
  const words = useWords("WardrobeSection", WARDROBE_SECTION_WORDS, ownWords)
  const Heading = `h${headingLevel}` as const
  const Subheading = headingLevel === 2 ? "h3" : "h4"
  const held = shelves ? shelves.map(({ items }) => items) : [children]
  const count = held.reduce((sum: number, items) => sum + Children.count(items), 0)
  return (
    <WardrobeSectionRoot data-stylin-ui="" aria-labelledby={id} {...rest}>
      <header data-stylin-ui="">
        <Heading data-part="title" id={id}>
          {section.replaceAll("_", " ")}
        </Heading>
        <p data-part="count">{words.count({ count })}</p>
      </header>
      {shelves ? (
        shelves.map(({ name, items }) => (
          <div key={name} data-part="shelf">
            <Subheading data-part="shelf-name">{name}</Subheading>
            <WardrobeSectionItems>{items}</WardrobeSectionItems>
          </div>
        ))
      ) : (
        <WardrobeSectionItems>{children}</WardrobeSectionItems>
      )}
      {tip === undefined ? null : <p data-part="tip">{tip}</p>}
    </WardrobeSectionRoot>
  )
}
