// A search for what she owns: a field, results that can be ticked, shapes while they come.
import { Button, SearchResultCard, SearchResultListSkeleton, TextField } from "@stylin/ui"
import { IconButton } from "@stylin/ui/IconButton"
import { SearchIcon } from "@stylin/ui/icons"

interface Product {
  id: string
  title: string
  shop: string
  image: string | undefined
}

interface SearchProps {
  products: readonly Product[] | undefined
  error: string | undefined
}

export const Search = ({ products, error }: SearchProps) => (
  <main>
    <search>
      <form>
        <TextField
          label="What do you own?"
          name="q"
          type="search"
          error={error}
          trailing={<IconButton type="submit" label="Search" icon={<SearchIcon />} />}
        />
      </form>
    </search>
    {products === undefined ? (
      <SearchResultListSkeleton label="Searching" count={4} />
    ) : (
      <form action="/found">
        <ul>
          {products.map(({ id, title, shop, image }) => (
            <li key={id}>
              <SearchResultCard
                name="product"
                value={id}
                title={title}
                seller={shop}
                image={image}
              />
            </li>
          ))}
        </ul>
        <Button type="submit">Add items</Button>
      </form>
    )}
  </main>
)
