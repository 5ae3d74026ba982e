import type { Passkey } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { longDayWords } from "../../lib/dayWords.ts"

interface Props {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

/** One of her passkeys, on its line. */
export function PasskeyRow({ passkey: { name, made, last_used }, onRename, onRemove }: Props) {
  return (
    <li>
      <div>
        <p>{name}</p>
        <p data-part="facts">Passkey, made {longDayWords(made)}</p>
        <p data-part="facts">
          {last_used === null ? "Not used yet" : `Last used ${longDayWords(last_used)}`}
        </p>
      </div>
      <div data-part="actions">
        <Button variant="quiet" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
