import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  CUT_FIELDS,
  cutsOf,
  KIND_NAMES,
  kindFacts,
  PARSED_FIELDS,
  type ParsedGarment,
  parseGarment,
  SECTIONS,
  sectionName,
} from "@stylin/garments/vocabulary"
import { colour, space, textSize } from "@stylin/ui"
import { expect } from "storybook/test"
import { styled } from "styled-components"

const Table = styled.table`
  width: 100%;
  margin-block: ${space[16]} ${space[40]};
  border-collapse: collapse;
  font-size: ${textSize[14]};

  caption {
    text-align: start;
    font-size: ${textSize[18]};
  }

  th,
  td {
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`

const meta = {
  title: "Garments/Vocabulary",
  tags: ["!autodocs"],
  args: { title: "Mango wide-leg linen trousers in ecru, high waist" },
  render: ({ title }) => <Reading title={title} />,
} satisfies Meta<{ title: string }>

export default meta
type Story = StoryObj<typeof meta>

/** What a title says, and how sure the reading is. Type your own in the controls. */
export const ReadATitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /kind wide_leg_trousers sure/ })).toBeVisible()
    await expect(canvas.getByRole("row", { name: /material linen sure/ })).toBeVisible()
  },
}

function Reading({ title }: { title: string }) {
  const read = parseGarment(title)
  return (
    <Table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Words</th>
          <th scope="col">How sure</th>
        </tr>
      </thead>
      <tbody>
        {PARSED_FIELDS.map((field) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{wordsOf(read, field)}</td>
            <td>{read.confidence[field]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function wordsOf(read: ParsedGarment, field: (typeof PARSED_FIELDS)[number]): string {
  const value = read[field]
  if (typeof value === "object") return Object.values(value).join(", ") || "–"
  return value ?? "–"
}

export const EveryKind: Story = {
  render: () => (
    <>
      <h1>Kinds</h1>
      {SECTIONS.map((section) => (
        <Table key={section}>
          <caption>{sectionName(section)}</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Shops say</th>
              <th scope="col">Formality</th>
              <th scope="col">Warmth</th>
              <th scope="col">Cuts</th>
            </tr>
          </thead>
          <tbody>
            {KIND_NAMES.filter((kind) => kindFacts(kind).section === section).map((kind) => {
              const { words, formality, warmth } = kindFacts(kind)
              const cuts = cutsOf(kind)
              return (
                <tr key={kind}>
                  <th scope="row">{kind}</th>
                  <td>{words.join(", ")}</td>
                  <td>{formality}</td>
                  <td>{warmth}</td>
                  <td>{CUT_FIELDS.filter((field) => cuts[field]).join(", ")}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      ))}
    </>
  ),
}
