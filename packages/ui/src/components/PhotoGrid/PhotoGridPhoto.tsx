import { CheckIcon, CloseIcon, RefreshIcon } from "../../icons/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { Picture } from "../Picture/index.ts"
import { Spinner } from "../Spinner/index.ts"
import { type GridPhoto, percent } from "./photoProgress.ts"
import type { PhotoGridWords } from "./photoWords.ts"

interface Props {
  readonly photo: GridPhoto
  readonly words: PhotoGridWords
  readonly onDelete: ((of: { id: string }) => void) | undefined
  readonly onRetry: ((of: { id: string }) => void) | undefined
}

/** One photo of the grid, with its progress over the foot. */
export function PhotoGridPhoto({ photo, words, onDelete, onRetry }: Props) {
  const { id, name, url, photo: preview = url, progress = { kind: "chosen" } } = photo
  return (
    <li data-stylin-ui="" data-progress={progress.kind}>
      <Picture src={preview} alt={name} ratio="look" />
      {onDelete === undefined ? null : (
        <IconButton
          data-part="delete"
          label={words.delete({ name })}
          icon={<CloseIcon />}
          onClick={() => onDelete({ id })}
        />
      )}
      {progress.kind === "compressing" ? (
        <span data-part="state">
          <Spinner /> {words.preparing}
        </span>
      ) : null}
      {progress.kind === "uploading" ? (
        <span data-part="state">
          {words.percent({ percent: percent(progress.done) })}
          <progress
            data-stylin-ui=""
            aria-label={words.uploading({ name })}
            value={progress.done}
            max={1}
          />
        </span>
      ) : null}
      {progress.kind === "done" ? (
        <span data-part="state">
          <CheckIcon aria-hidden="true" /> {words.uploaded}
        </span>
      ) : null}
      {progress.kind === "failed" ? (
        <span data-part="state">
          <span data-stylin-ui="">{progress.reason ?? words.notUploaded}</span>
          {onRetry === undefined || progress.final ? null : (
            <button
              type="button"
              data-part="retry"
              aria-label={words.tryAgainWith({ name })}
              onClick={() => onRetry({ id })}
            >
              <RefreshIcon aria-hidden="true" /> {words.tryAgain}
            </button>
          )}
        </span>
      ) : null}
    </li>
  )
}
