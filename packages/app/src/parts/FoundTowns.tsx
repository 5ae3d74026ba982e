import { type FoundPlace, findPlaces } from "@stylin/api/contract"
import { useState } from "react"
import { environment } from "../environment.ts"
import { useSubmit } from "../lib/useSubmit.ts"
import { t } from "../words/t.ts"
import { ChoiceList } from "./ChoiceList.tsx"
import { FormError } from "./FormError.tsx"

/** Looks towns up by their name. */
export function useTowns() {
  const { isBusy, error, send } = useSubmit()
  const [found, setFound] = useState<readonly FoundPlace[]>()
  return {
    isBusy,
    error,
    /** Undefined until some have been looked up. */
    found,
    find(name: string) {
      setFound(undefined)
      void send(async () => setFound(await environment.call(findPlaces, { body: { name } })))
    },
    forget: () => setFound(undefined),
  }
}

interface Props {
  readonly towns: ReturnType<typeof useTowns>
  readonly onFind: (place: FoundPlace) => void
}

/** The towns that were found, of which she presses the right one, or why there are none. */
export function FoundTowns({ towns: { error, found, forget }, onFind }: Props) {
  return (
    <>
      <FormError>{error}</FormError>
      <p role="status">{found?.length === 0 ? t("No town of this name was found.") : ""}</p>
      {found && found.length > 0 && (
        <ChoiceList aria-label={t("Found towns")}>
          {found.map((place) => (
            <li key={place.name}>
              <button
                type="button"
                onClick={() => {
                  forget()
                  onFind(place)
                }}
              >
                {place.name}
              </button>
            </li>
          ))}
        </ChoiceList>
      )}
    </>
  )
}
