import { type FoundPlace, findPlaces } from "@stylin/api/contract"
import { Button, TextField } from "@stylin/ui"
import { useState } from "react"
import { environment } from "../environment.ts"
import { useSubmit } from "../lib/useSubmit.ts"
import { ChoiceList } from "./ChoiceList.tsx"
import { Form } from "./Form.tsx"
import { FormError } from "./FormError.tsx"

/** Finds a town by its name; she presses the right one. */
export function FindTown({ onFind }: { readonly onFind: (place: FoundPlace) => void }) {
  const { isBusy, error, form, field, refuse, send } = useSubmit()
  const [found, setFound] = useState<readonly FoundPlace[]>()
  const find = (text: string) => {
    setFound(undefined)
    const name = text.trim()
    if (name === "") refuse({ town: "Enter a town first please" })
    else void send(async () => setFound(await environment.call(findPlaces, { body: { name } })))
  }
  return (
    <div>
      <Form ref={form} onSend={({ town = "" }) => find(town)}>
        <TextField
          {...field("town")}
          label="Town"
          enterKeyHint="search"
          autoComplete="address-level2"
          maxLength={80}
          trailing={
            <Button type="submit" variant="quiet" busy={isBusy} busyLabel="Looking it up">
              Find
            </Button>
          }
        />
      </Form>
      <FormError>{error}</FormError>
      <p role="status">{found?.length === 0 ? "No town of this name was found." : ""}</p>
      {found && found.length > 0 && (
        <ChoiceList aria-label="Found towns">
          {found.map((place) => (
            <li key={place.name}>
              <button
                type="button"
                onClick={() => {
                  setFound(undefined)
                  onFind(place)
                }}
              >
                {place.name}
              </button>
            </li>
          ))}
        </ChoiceList>
      )}
    </div>
  )
}
