import type { Look, SharedPart } from "@stylin/api/contract"
import {
  BottomSheet,
  Button,
  Checkbox,
  ChoiceChips,
  colour,
  Skeleton,
  space,
  weight,
} from "@stylin/ui"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { startDownload } from "../lib/startDownload.ts"
import { useBlobAddress } from "../lib/useBlobAddress.ts"
import { forgetShared, makeShared, type ShareWish, sharing } from "../state/looks/sharing.ts"
import { t } from "../words/t.ts"

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};

  [data-part="preview"] {
    display: block;
    width: min(100%, 14rem, 22vh);
    aspect-ratio: 4 / 5;
    margin-inline: auto;
    background: ${colour.ground};
    object-fit: cover;
  }

  /* Read out when it says something; until then it takes no room. */
  [role="status"]:empty {
    position: absolute;
  }

  fieldset legend {
    padding: 0;
    margin-block-end: ${space[4]};
    font-weight: ${weight.medium};
  }
`

const PICTURES = [
  { value: "laid", label: t("Laid out") },
  { value: "worn", label: t("picture|Worn") },
] as const

/** What she can tick, and with which picture. */
const TICKS: readonly {
  readonly part: SharedPart
  readonly label: string
  readonly hint: string
  readonly only?: ShareWish["picture"]
}[] = [
  {
    part: "figure",
    label: t("My figure"),
    hint: t("Skin, hair and body as in your profile. Otherwise somebody else wears it."),
    only: "worn",
  },
  {
    part: "photos",
    label: t("My photographed clothes"),
    hint: t("As in your photos. Otherwise they are drawn in their colours."),
  },
  {
    part: "names",
    label: t("Names of the pieces"),
    hint: t("As they are called in your wardrobe or in the shop, in the title too."),
  },
  { part: "prices", label: t("Prices"), hint: t("For pieces you can buy, beside their names.") },
]

interface Props {
  readonly look: Look
  readonly onClose: () => void
}

/** Makes a picture of a look to give away. Of hers it shows only what she ticks. */
export function ShareSheet({ look, onClose }: Props) {
  const { status } = useSnapshot(sharing)
  const [picture, setPicture] = useState<ShareWish["picture"]>("laid")
  const [ticked, setTicked] = useState<readonly SharedPart[]>([])
  const [problem, setProblem] = useState<string>()
  const offered = TICKS.filter(({ only }) => only === undefined || only === picture)
  const shows = offered.map(({ part }) => part).filter((part) => ticked.includes(part))
  const wish = shows.join()
  useEffect(() => {
    const parts = TICKS.map(({ part }) => part).filter((part) => wish.split(",").includes(part))
    void makeShared(look, { picture, shows: parts })
  }, [look, picture, wish])
  useEffect(() => forgetShared, [])
  const file = status.kind === "ready" ? status.file : null
  const address = useBlobAddress(file)
  const tick = (part: SharedPart, isOn: boolean) =>
    setTicked(isOn ? [...ticked, part] : ticked.filter((one) => one !== part))
  return (
    <BottomSheet
      open
      title={t("Share this look")}
      onClose={onClose}
      actions={
        <>
          {file && canShare(file) && (
            <Button onClick={async () => setProblem(await shareFile(file))}>{t("Share")}</Button>
          )}
          {file && address && (
            <Button
              variant={canShare(file) ? "secondary" : "primary"}
              onClick={() => startDownload(address, file.name)}
            >
              {t("Download")}
            </Button>
          )}
          {status.kind === "failed" && (
            <Button onClick={() => void makeShared(look, { picture, shows })}>
              {t("Try again")}
            </Button>
          )}
        </>
      }
    >
      <Sheet>
        {address ? (
          <img
            data-part="preview"
            src={address}
            alt={t(picture === "laid" ? "Preview: {title}, laid out" : "Preview: {title}, worn", {
              title: look.rec_description.title,
            })}
          />
        ) : (
          <Skeleton data-part="preview" shape="box" />
        )}
        <p role="status">{status.kind === "loading" ? t("Making your picture…") : ""}</p>
        {status.kind === "failed" && <p role="alert">{status.message}</p>}
        {problem && <p role="alert">{problem}</p>}
        <ChoiceChips
          legend={t("Picture")}
          options={PICTURES}
          value={[picture]}
          onChange={({ value: [chosen] }) => setPicture(chosen === "worn" ? "worn" : "laid")}
        />
        <fieldset>
          <legend>{t("Also show")}</legend>
          {offered.map(({ part, label, hint }) => (
            <Checkbox
              key={part}
              label={label}
              hint={hint}
              checked={ticked.includes(part) && (part !== "prices" || ticked.includes("names"))}
              disabled={part === "prices" && !ticked.includes("names")}
              onChange={(event) => tick(part, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      </Sheet>
    </BottomSheet>
  )
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })
}

/** Opens the device's share sheet; resolves to an error message if that fails. */
async function shareFile(file: File): Promise<string | undefined> {
  try {
    await navigator.share({ files: [file] })
    return undefined
  } catch (cause) {
    // She closed the device's sheet.
    if (cause instanceof DOMException && cause.name === "AbortError") return undefined
    return t("Your device could not share the picture. You can download it instead.")
  }
}
