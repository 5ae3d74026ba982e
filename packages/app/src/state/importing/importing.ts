import { messageOf } from "@stylin/api/client"
import { updateOwnItems } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { t } from "../../words/t.ts"
import { dropFeed } from "../feed/feed.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import type { Untracked } from "../kept/untracked.ts"
import { loadFavourites } from "../looks/loadFavourites.ts"
import { loadWardrobe } from "../wardrobe/wardrobe.ts"
import { tellRemovals } from "../wearing/tellRemovals.ts"
import { loadEarlierImports } from "./earlierImports.ts"
import { ImportError, type Incoming } from "./incoming.ts"
import { openFile } from "./openFile.ts"
import { bringIn } from "./restore.ts"
import { beginAsking } from "./table/asking.ts"
import type { OpenTable } from "./table/openTable.ts"

/** How far an import is. */
export type Importing =
  | { readonly kind: "idle" }
  | { readonly kind: "opening" }
  /** A table, which she is asked about; nothing has been taken. */
  | { readonly kind: "table"; readonly file: Untracked<OpenTable> }
  /** Shown to her; nothing has been taken. */
  | { readonly kind: "opened"; readonly file: Untracked<Incoming> }
  | { readonly kind: "taking"; readonly done: number; readonly all: number }
  /** With how many garments it held, how many of them were new, and whether it held more than clothes. */
  | {
      readonly kind: "taken"
      readonly items: number
      readonly fresh: number
      readonly hasMore: boolean
    }
  /** With the file if taking it can be tried again. */
  | { readonly kind: "failed"; readonly message: string; readonly file?: Untracked<Incoming> }

const IDLE: Importing = { kind: "idle" }

/** The file that she brings back. */
export const importing = proxy<{ status: Importing }>({ status: IDLE })
onForget(closeImport)

/** Forgets the file; what is being taken is taken. */
export function closeImport(): void {
  importing.status = IDLE
}

/** Opens a file that she has chosen. Never rejects: the status says what is wrong with it. */
export async function openImport(file: File): Promise<void> {
  const mine = untilForgotten()
  importing.status = { kind: "opening" }
  try {
    const opened = await openFile(file)
    if (mine.aborted) return
    if ("table" in opened) {
      beginAsking(opened)
      importing.status = { kind: "table", file: ref(opened) }
    } else {
      importing.status = { kind: "opened", file: ref(opened) }
    }
  } catch (cause) {
    if (!(cause instanceof ImportError)) warn("A file could not be opened.", cause)
    const message = cause instanceof ImportError ? cause.message : t("This file cannot be opened.")
    if (!mine.aborted) importing.status = { kind: "failed", message }
  }
}

/** Takes all that the file holds. Never rejects: the status says what failed. */
export async function takeImport(file: Incoming): Promise<void> {
  const signal = untilForgotten()
  importing.status = { kind: "taking", done: 0, all: 1 }
  try {
    // Told later, it would take away again what the file brings back.
    await tellRemovals()
    const fresh = await bringIn(file, {
      call: environment.call,
      signal,
      onStep: (done, all) => {
        if (!signal.aborted) importing.status = { kind: "taking", done, all }
      },
    })
    await environment.call(updateOwnItems, {}, { signal })
    // Each keeps its own failure.
    await Promise.all([loadWardrobe(signal), loadFavourites(signal), loadEarlierImports(signal)])
    if (signal.aborted) return
    dropFeed()
    const items = file.data.wardrobe.length
    track("Data Imported", { items })
    importing.status = {
      kind: "taken",
      items,
      fresh,
      hasMore: file.data.profile !== undefined,
    }
  } catch (cause) {
    warn("An export could not be imported.", cause)
    if (!signal.aborted)
      importing.status = { kind: "failed", message: messageOf(cause), file: ref(file) }
  }
}
