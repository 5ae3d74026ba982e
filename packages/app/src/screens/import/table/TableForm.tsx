import { Button, colour, space, textSize } from "@stylin/ui"
import { useMemo } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { environment } from "../../../environment.ts"
import { localDay } from "../../../lib/day.ts"
import { Quiet, stack } from "../../../parts/Page.tsx"
import { PhotoConsent } from "../../../parts/PhotoConsent.tsx"
import { closeImport } from "../../../state/importing/importing.ts"
import { asking } from "../../../state/importing/table/asking.ts"
import type { OpenTable } from "../../../state/importing/table/openTable.ts"
import { takeTable } from "../../../state/importing/table/takeTable.ts"
import { type Understood, understand } from "../../../state/importing/table/understand.ts"
import { consent } from "../../../state/session/consent.ts"
import { rich } from "../../../words/rich.tsx"
import { t, tn } from "../../../words/t.ts"
import { Columns } from "./Columns.tsx"
import { Preview } from "./Preview.tsx"
import { Questions } from "./Questions.tsx"

const Root = styled.div`
  ${stack}
  gap: ${space[32]};

  section {
    ${stack}
    gap: ${space[16]};
  }

  h2 {
    margin: 0;
    font-size: ${textSize[22]};
  }

  p,
  ul {
    margin: 0;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  summary {
    min-height: 44px;
    align-content: center;
    color: ${colour.muted};
    cursor: pointer;
  }
`

const Actions = styled.div`
  ${stack}
`

const name = (text: string) => <bdi>{text}</bdi>

/** Asks what a table means, shows what comes of it, and brings it in. */
export function TableForm({ file }: { file: OpenTable }) {
  const { columns, answers } = useSnapshot(asking)
  const today = localDay(environment.now())
  const understood = useMemo(
    () => understand(file.table, { columns, answers, today }),
    [file.table, columns, answers, today],
  )
  const { items, questions } = understood
  return (
    <Root>
      {file.app ? (
        <section aria-labelledby="table-app">
          <h2 id="table-app">{t("Your clothes from {app}", { app: file.app })}</h2>
          <Quiet>
            {[
              tn(file.table.rows.length, "{count} piece in it.", "{count} pieces in it."),
              ...file.notes,
            ].join(" ")}
          </Quiet>
        </section>
      ) : (
        <section aria-labelledby="table-columns">
          <h2 id="table-columns">{t("What your columns say")}</h2>
          <Quiet>
            {rich(
              tn(
                file.table.rows.length,
                "<name>{name}</name>, {count} row. Change what we got wrong.",
                "<name>{name}</name>, {count} rows. Change what we got wrong.",
                { name: file.source },
              ),
              { name },
            )}
          </Quiet>
          <Columns table={file.table} columns={columns} />
        </section>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="table-questions">
          <h2 id="table-questions">{t("What we are not sure of")}</h2>
          <Questions questions={questions} answers={answers} />
        </section>
      )}
      <section aria-labelledby="table-preview">
        <h2 id="table-preview">{t("What comes in")}</h2>
        <Preview table={file.table} understood={understood} />
      </section>
      <Actions>
        {items.length > 0 && <AddPieces file={file} understood={understood} />}
        <Button variant="quiet" onClick={closeImport}>
          {t("Choose another file")}
        </Button>
      </Actions>
    </Root>
  )
}

/** Photos come only where she has said that they may be read. */
function AddPieces({ file, understood }: { file: OpenTable; understood: Understood }) {
  const { photos: mayRead } = useSnapshot(consent)
  const { items, photos } = understood
  const add = (
    <Button onClick={() => void takeTable(file, understood)}>
      {tn(items.length, "Add {count} piece", "Add {count} pieces")}
    </Button>
  )
  if (photos.length === 0) return add
  return (
    <>
      <PhotoConsent>{add}</PhotoConsent>
      {mayRead !== "granted" && (
        <Button variant="secondary" onClick={() => void takeTable(file, { items, photos: [] })}>
          {tn(
            items.length,
            "Add {count} piece without photos",
            "Add {count} pieces without photos",
          )}
        </Button>
      )}
    </>
  )
}
