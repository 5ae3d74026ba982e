import { Button, PageHeader, ProgressBar } from "@stylin/ui"
import { lazy, Suspense, useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useUnloadWarning } from "../../lib/useUnloadWarning.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Page, Quiet, Stack } from "../../parts/Page.tsx"
import { goBack, navigate } from "../../router/history.ts"
import { closeImport, importing, openImport, takeImport } from "../../state/importing/importing.ts"
import { t, tn } from "../../words/t.ts"
import { EarlierImports } from "./EarlierImports.tsx"
import { FileChoice } from "./FileChoice.tsx"
import { OtherApps } from "./OtherApps.tsx"
import { WhatIsInside } from "./WhatIsInside.tsx"

/** Fetched only for those who bring a table. */
const TableForm = lazy(async () => {
  const { TableForm: component } = await import("./table/TableForm.tsx")
  return { default: component }
})

const Body = styled(Stack)`
  outline: none;
`

/** Brings in what she has elsewhere: her own download, a table, or her closet of another app. */
export default function Import() {
  const { status } = useSnapshot(importing)
  const words = useRef<HTMLDivElement>(null)
  useUnloadWarning(status.kind === "taking")
  useEffect(() => () => leave(), [])
  useEffect(() => {
    // What she pressed is gone.
    if (["opened", "table", "taken"].includes(status.kind)) words.current?.focus()
  }, [status.kind])
  return (
    <Page data-width="narrow">
      <PageHeader
        title={t("Import from a file")}
        back={{ label: t("Go back"), onClick: () => goBack("/profile") }}
      />
      <Body
        ref={words}
        tabIndex={-1}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file && status.kind !== "taking") void openImport(file)
        }}
      >
        <Step />
        {(status.kind === "idle" || status.kind === "failed" || status.kind === "taken") && (
          <EarlierImports />
        )}
      </Body>
    </Page>
  )
}

/** Nothing that she has only looked at stays; what is being taken goes on. */
function leave(): void {
  if (importing.status.kind !== "taking") closeImport()
}

/** How many items have come in, and whether more than items has. */
function takenWords({ items, hasMore }: { items: number; hasMore: boolean }): string {
  return hasMore
    ? tn(
        items,
        "{count} item is in your wardrobe, with everything else from the file.",
        "{count} items are in your wardrobe, with everything else from the file.",
      )
    : tn(items, "{count} item is in your wardrobe.", "{count} items are in your wardrobe.")
}

/** How many of the items were there before, so that she knows that nothing came twice. */
function thereBefore({ items, fresh }: { items: number; fresh: number }): string {
  if (items === fresh) return ""
  return fresh === 0
    ? t("All of them were there before.")
    : t("{count} of them were there before.", { count: items - fresh })
}

function Step() {
  const { status } = useSnapshot(importing)
  switch (status.kind) {
    case "opened":
      return (
        <>
          <WhatIsInside data={status.file.data} />
          <Button onClick={() => void takeImport(status.file)}>{t("Import all of it")}</Button>
          <Button variant="quiet" onClick={closeImport}>
            {t("Choose another file")}
          </Button>
        </>
      )
    case "table":
      return (
        <Suspense fallback={<p role="status">{t("Reading your table")}</p>}>
          <TableForm file={status.file} />
        </Suspense>
      )
    case "taking":
      return (
        <>
          <ProgressBar label={t("Imported")} value={status.done} max={status.all} />
          <p role="status">{t("Importing. Leave this page open until it is done.")}</p>
        </>
      )
    case "taken":
      return (
        <>
          <p role="status">
            {takenWords(status)} {thereBefore(status)}
          </p>
          <Button onClick={() => navigate("/wardrobe")}>{t("See your wardrobe")}</Button>
        </>
      )
    default: {
      const file = status.kind === "failed" ? status.file : undefined
      return (
        <>
          <Quiet>
            {t(
              "Choose or drop the ZIP file that you downloaded from your profile, a table of your clothes as CSV or TSV (up to 2,000 rows and 1 MB), or your clothes from wardrowbe or Libre Closet. You see what is in it before anything is taken.",
            )}
          </Quiet>
          <FormError>{status.kind === "failed" && status.message}</FormError>
          {file && <Button onClick={() => void takeImport(file)}>{t("Try again")}</Button>}
          <FileChoice
            isBusy={status.kind === "opening"}
            isSecond={file !== undefined}
            onPick={(picked) => void openImport(picked)}
          />
          <OtherApps />
        </>
      )
    }
  }
}
