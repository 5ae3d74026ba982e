import { Button, ErrorState, media, PageHeader, Skeleton, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { DeadEnd } from "../../parts/DeadEnd.tsx"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Page, Quiet } from "../../parts/Page.tsx"
import { goBack, navigate } from "../../router/history.ts"
import { loadServer, server } from "../../state/operator/server.ts"
import { t } from "../../words/t.ts"
import { OperatorAccounts } from "./OperatorAccounts.tsx"
import { OperatorFeeds } from "./OperatorFeeds.tsx"
import { OperatorJobs } from "./OperatorJobs.tsx"
import { OperatorSignUp } from "./OperatorSignUp.tsx"

/** One column, and two where there is room: the accounts, and all else. */
const Columns = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: ${space[64]};
  }
`

const LINES = { height: "20rem" }

// Reports its own failures and never rejects.
const load = () => void loadServer()

export default function Operator() {
  const { status, seen } = useSnapshot(server)
  useWhileShown(loadServer)
  if (status.kind === "refused") {
    return (
      <DeadEnd title={t("Only for operators")} text={t("Your account does not run this server.")}>
        <Button onClick={() => navigate("/feed")}>{t("Go to your feed")}</Button>
      </DeadEnd>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t("Your server")}
        back={{ label: t("Back"), onClick: () => goBack("/profile") }}
      />
      <Quiet>{t("How much each account holds, never what.")}</Quiet>
      {seen ? (
        <>
          {status.kind === "failed" && <FailureNotice message={status.message} onRetry={load} />}
          <Columns>
            <OperatorAccounts />
            <div>
              <OperatorSignUp settings={seen.settings} />
              <OperatorJobs jobs={seen.jobs} />
              <OperatorFeeds feeds={seen.feeds} />
            </div>
          </Columns>
        </>
      ) : status.kind === "failed" ? (
        <ErrorState title={t("Your server did not answer")} text={status.message} onRetry={load} />
      ) : (
        <div role="status" aria-label={t("Loading")}>
          <Skeleton shape="box" style={LINES} />
        </div>
      )}
    </Page>
  )
}
