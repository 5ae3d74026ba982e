import { GlobalStyle, ItemCard, ItemCarousel, LookCard, THEMES } from "@stylin/ui"
import { Profiler, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { besidePlain } from "./besidePlain.tsx"
import type { BenchPage, Figure } from "./figures.ts"
import { PlainItemCard } from "./PlainItemCard.tsx"
import { timed } from "./timed.ts"

const ITEM_CARDS = 1000
const LOOK_CARDS = 200

const ignore = () => undefined
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function item(number: number, round: number) {
  return {
    image: undefined,
    brand: "Hollis",
    name: `Ribbed jumper ${number}, ${round}`,
    href: "https://shop.example/jumper",
    price: 49.99,
    alternatives: [{ image: undefined, brand: "Maren", name: "Camel trench", price: 120 }],
  }
}

function itemCards(round: number): ReactNode {
  return numbers(ITEM_CARDS).map((number) => <ItemCard key={number} {...item(number, round)} />)
}

/** What `itemCards` draws, in plain React. */
function plainItemCards(className: string): ReactNode {
  return numbers(ITEM_CARDS).map((number) => {
    const { href, alternatives, ...card } = item(number, 0)
    const [alternative = card] = alternatives
    return <PlainItemCard key={number} {...{ item: card, href, alternative, className }} />
  })
}

/** Looks as the feed shows them: four garments each, and reasons. */
function lookCards(round: number): ReactNode {
  return numbers(LOOK_CARDS).map((number) => (
    <LookCard
      key={number}
      photo={undefined}
      photoAlt="A camel trench coat over a cream jumper"
      title={`Look ${number}, ${round}`}
      favourite={round % 2 === 1}
      onFavouriteChange={ignore}
      onOpen={ignore}
      onMorePicks={ignore}
      reasons={[{ label: "Color Type", text: "Camel sits well with warm autumn colouring." }]}
      items={
        <ItemCarousel label={`Items of look ${number}`}>
          {numbers(4).map((place) => (
            <ItemCard key={place} {...item(place, round)} />
          ))}
        </ItemCarousel>
      }
    />
  ))
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function measured(name: string, content: (round: number) => ReactNode): Promise<Figure[]> {
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  let renders = 0
  const count = () => {
    renders += 1
  }
  const show = (round: number) =>
    flushSync(() =>
      root.render(
        <Profiler id={name} onRender={count}>
          <GlobalStyle />
          {content(round)}
        </Profiler>,
      ),
    )
  const mount = timed(() => show(0))
  await nextFrame()
  const again = timed(() => show(1))
  // Carousels learn a few frames later which of their ends are visible, and then show their
  // buttons.
  for (let seen = -1; seen !== renders; ) {
    seen = renders
    for (let frame = 0; frame < 5; frame += 1) await nextFrame()
  }

  // Otherwise an inactive profiler would look like a library that renders nothing.
  if (renders < 2) throw new Error("The profiler did not count the renders there were.")
  renders = 0
  const themeSwitches: number[] = []
  for (const theme of THEMES.toReversed()) {
    themeSwitches.push(
      timed(() => {
        document.documentElement.dataset.theme = theme
      }),
    )
    await nextFrame()
  }
  const themeRenders = renders
  root.unmount()
  place.remove()
  return [
    { name: `mount ${name}`, value: mount, unit: "ms" },
    { name: `render ${name} again`, value: again, unit: "ms" },
    { name: `switch the theme of ${name}`, value: Math.max(...themeSwitches), unit: "ms" },
    { name: `React renders of ${name} on a theme switch`, value: themeRenders, unit: "renders" },
  ]
}

const page: BenchPage = {
  async runBench() {
    return [
      ...(await measured(`${ITEM_CARDS} ItemCards`, itemCards)),
      ...besidePlain(`${ITEM_CARDS} ItemCards`, itemCards(0), plainItemCards),
      ...(await measured(`${LOOK_CARDS} LookCards`, lookCards)),
    ]
  },
}
Object.assign(window, page)
