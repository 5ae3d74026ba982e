import type { WardrobeItem } from "@stylin/api/contract"
import { Button, colour, space } from "@stylin/ui"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { longDayWords } from "../../lib/dayWords.ts"
import { priceWords } from "../../lib/price.ts"
import { LOCALE, language } from "../../words/language.ts"
import { sayKind } from "../../words/sayKind.ts"
import { capitalised, sayWithin, sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { cutFieldsOf, cutWordsOf } from "./cutChoices.ts"
import { ItemForm } from "./ItemForm.tsx"
import { colourName } from "./itemChoices.ts"

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  margin-block-end: ${space[8]};
`

const Words = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
    padding-block: ${space[12]};
    border-block-start: 1px solid ${colour.line};
  }

  dt {
    color: ${colour.muted};
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  [data-part="unsaid"] dd {
    color: ${colour.muted};
  }
`

const list = new Intl.ListFormat(LOCALE, { type: "conjunction" })

/** Lists what is known of an item, with the form that corrects it. */
export function ItemWords({ item }: { item: WardrobeItem }) {
  const [isEditing, setIsEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const words = wordsOf(item)
  const said = words.filter(([, value]) => value !== undefined)
  const unsaid = words.flatMap(([name, value]) => (value === undefined ? [name] : []))
  return (
    <section aria-labelledby="words">
      <Head>
        <h2 id="words">{t("About it")}</h2>
        {!isEditing && (
          <Button ref={edit} variant="secondary" onClick={() => setIsEditing(true)}>
            {t("Edit")}
          </Button>
        )}
      </Head>
      {isEditing ? (
        <ItemForm item={item} onEnd={() => setIsEditing(false)} />
      ) : (
        <Words>
          {said.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {unsaid.length > 0 && (
            <div data-part="unsaid">
              <dt>{t("Not said yet")}</dt>
              <dd>{capitalised(list.format(unsaid.map(withinSentence)))}</dd>
            </div>
          )}
        </Words>
      )}
    </section>
  )
}

/** Nouns keep their capitals in German. */
function withinSentence(name: string): string {
  return language === "de" ? name : name.toLowerCase()
}

function wordsOf(item: WardrobeItem): readonly (readonly [string, string | undefined])[] {
  const { kind, colours = [], pattern, material, seasons, size, price, bought_on, note } = item
  return [
    [t("What it is"), kind && sayKind(kind)],
    [
      t("Colours"),
      colours.length > 0 ? capitalised(list.format(colours.map(colourName))) : undefined,
    ],
    [t("Pattern"), pattern && sayWord(pattern)],
    [t("Cloth"), material && sayWord(material)],
    ...cutOf(item),
    [t("Worn in"), seasons && capitalised(list.format(seasons.map((season) => sayWithin(season))))],
    [t("item|Size"), size],
    [t("Paid"), price === undefined ? undefined : priceWords(price)],
    [t("Bought"), bought_on && longDayWords(bought_on)],
    [t("Note"), note],
  ]
}

/** Its cut, if it can be said of what it is. */
function cutOf({
  kind,
  ...item
}: WardrobeItem): readonly (readonly [string, string | undefined])[] {
  if (!kind || cutFieldsOf(kind).length === 0) return []
  const words = cutWordsOf(kind, item)
  return [[t("Cut"), words.length > 0 ? words.join("\n") : undefined]]
}
