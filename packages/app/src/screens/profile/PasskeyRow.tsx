import type { Passkey } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { longDayWords } from "../../lib/dayWords.ts"
import { t } from "../../words/t.ts"

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
        <p data-part="facts">{t("Passkey, made {day}", { day: longDayWords(made) })}</p>
        <p data-part="facts">
          {last_used === null
            ? t("Not used yet")
            : t("Last used {day}", { day: longDayWords(last_used) })}
        </p>
      </div>
      <div data-part="actions">
        <Button variant="quiet" aria-label={t("Rename {name}", { name })} onClick={onRename}>
          {t("Rename")}
        </Button>
        <Button variant="quiet" aria-label={t("Remove {name}", { name })} onClick={onRemove}>
          {t("Remove")}
        </Button>
      </div>
    </li>
  )
}
