import { NOTE_LENGTH, SIZE_LENGTH, type WardrobeItem } from "@stylin/api/contract"
import { KIND_NAMES, type Kind, type YearSeason } from "@stylin/garments/vocabulary"
import { Button, ChoiceChips, SelectField, space, TextArea, TextField } from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { correctWithUndo } from "../../state/correcting/correct.ts"
import { t } from "../../words/t.ts"
import { CutFields } from "./CutFields.tsx"
import { cutFieldsOf } from "./cutChoices.ts"
import {
  colourChoices,
  KIND_CHOICES,
  MATERIAL_CHOICES,
  PATTERN_CHOICES,
  SEASON_CHOICES,
} from "./itemChoices.ts"
import { Pair } from "./Pair.tsx"
import { paidLabel } from "./paidWords.ts"
import { readForm } from "./readForm.ts"

const Cut = styled.details`
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }

  &[open] summary {
    margin-block-end: ${space[8]};
  }
`

const Foot = styled.div`
  display: flex;
  gap: ${space[12]};
`

interface Props {
  readonly item: WardrobeItem
  readonly onEnd: () => void
}

/** All words of an item, to correct and complete. Mounted while it is open. */
export function ItemForm({ item, onEnd }: Props) {
  const { form, field, refuse } = useSubmit()
  const [seasons, setSeasons] = useState<readonly YearSeason[]>(item.seasons ?? [])
  const [kind, setKind] = useState<Kind | undefined>(item.kind)
  const today = localDay(environment.now())
  const [main, second] = item.colours ?? []
  useEffect(() => form.current?.querySelector("input")?.focus(), [form])

  return (
    <Form
      ref={form}
      onSend={(texts) => {
        const reading = readForm(item, { texts, seasons }, today)
        if ("errors" in reading) return refuse(reading.errors)
        if (reading.words) correctWithUndo(item, reading.words)
        onEnd()
      }}
    >
      <TextField
        label={t("Name")}
        {...field("item_summary")}
        defaultValue={item.item_summary}
        maxLength={300}
      />
      <Pair>
        <SelectField
          label={t("What it is")}
          name="kind"
          options={KIND_CHOICES}
          defaultValue={item.kind}
          onChange={({ target }) => setKind(KIND_NAMES.find((name) => name === target.value))}
        />
        <SelectField
          label={t("Cloth")}
          name="material"
          options={MATERIAL_CHOICES}
          defaultValue={item.material}
        />
        <SelectField
          label={t("Main colour")}
          name="main"
          options={colourChoices(main, t("Not said"))}
          defaultValue={main}
        />
        <SelectField
          label={t("Second colour")}
          name="second"
          options={colourChoices(second, t("None"))}
          defaultValue={second}
        />
        <SelectField
          label={t("Pattern")}
          name="pattern"
          options={PATTERN_CHOICES}
          defaultValue={item.pattern}
        />
        <TextField
          label={t("item|Size")}
          {...field("size")}
          defaultValue={item.size}
          maxLength={SIZE_LENGTH}
        />
      </Pair>
      {kind && cutFieldsOf(kind).length > 0 && (
        <Cut>
          <summary>{t("How it is cut")}</summary>
          <CutFields item={item} kind={kind} />
        </Cut>
      )}
      <ChoiceChips
        legend={t("When you wear it")}
        hint={t("It only appears in looks for these seasons. Choose none, and its fabric decides.")}
        options={SEASON_CHOICES}
        value={seasons}
        multiple
        onChange={({ value }) => setSeasons(value)}
      />
      <Pair>
        <TextField
          label={paidLabel()}
          {...field("price")}
          defaultValue={item.price}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          label={t("Bought on")}
          {...field("bought_on")}
          type="date"
          max={today}
          defaultValue={item.bought_on}
        />
      </Pair>
      <TextArea
        label={t("Note")}
        {...field("note")}
        defaultValue={item.note}
        maxLength={NOTE_LENGTH}
        rows={3}
      />
      <Foot>
        <Button type="submit">{t("Save")}</Button>
        <Button variant="quiet" onClick={onEnd}>
          {t("Cancel")}
        </Button>
      </Foot>
    </Form>
  )
}
