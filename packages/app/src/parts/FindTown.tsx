import type { FoundPlace } from "@stylin/api/contract"
import { Button, TextField } from "@stylin/ui"
import { useSubmit } from "../lib/useSubmit.ts"
import { t } from "../words/t.ts"
import { Form } from "./Form.tsx"
import { FoundTowns, useTowns } from "./FoundTowns.tsx"

/** Finds a town by its name; she presses the right one. */
export function FindTown({ onFind }: { readonly onFind: (place: FoundPlace) => void }) {
  const { form, field, refuse } = useSubmit()
  const towns = useTowns()
  const find = (text: string) => {
    const name = text.trim()
    if (name === "") {
      towns.forget()
      refuse({ town: t("Enter a town first please") })
    } else {
      refuse({})
      towns.find(name)
    }
  }
  return (
    <div>
      <Form ref={form} onSend={({ town = "" }) => find(town)}>
        <TextField
          {...field("town")}
          label={t("Town")}
          enterKeyHint="search"
          autoComplete="address-level2"
          maxLength={80}
          trailing={
            <Button
              type="submit"
              variant="quiet"
              busy={towns.isBusy}
              busyLabel={t("Looking it up")}
            >
              {t("Find")}
            </Button>
          }
        />
      </Form>
      <FoundTowns towns={towns} onFind={onFind} />
    </div>
  )
}
