import { useState } from "react"

interface Item {
  name: string
  brand: string
  price: number
}

interface PlainItemCardProps {
  item: Item
  href: string
  alternative: Item
  /** The class with an `ItemCard`'s rules. */
  className: string
}

/** The markup of an `ItemCard`, as somebody would write it by hand with a style sheet. */
export function PlainItemCard({ item, href, alternative, className }: PlainItemCardProps) {
  const [isOther, setIsOther] = useState(false)
  const { name, brand, price } = isOther ? alternative : item
  const label = `Show another option for ${name}`
  return (
    <article className={className}>
      <div data-part="picture">
        <span data-part="ground" />
        <button
          title={label}
          data-part="refresh"
          type="button"
          aria-label={label}
          onClick={() => setIsOther(!isOther)}
        >
          <svg
            xmlns="http://www.w3.org/2000/svg"
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="lucide lucide-refresh-cw"
            aria-hidden="true"
          >
            <path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8" />
            <path d="M21 3v5h-5" />
            <path d="M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16" />
            <path d="M8 16H3v5" />
          </svg>
        </button>
      </div>
      <div data-part="facts" aria-live="polite">
        <p data-part="brand">{brand}</p>
        <p data-part="name">
          <a href={href} target="_blank" rel="sponsored noopener noreferrer">
            {name}
          </a>
        </p>
        <p data-part="price">£{price}</p>
      </div>
    </article>
  )
}
