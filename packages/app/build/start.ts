import { FEED_DEFAULTS, getFeed } from "@stylin/api/contract"
import type { Rolldown } from "vite"
import { LOOK_BITMAP, LOOK_SIZES, LOOK_WIDTHS } from "../src/lib/lookWidths.ts"
import { PAINT_FIRST_VIEW } from "../src/start/paintFirstView.ts"

/** The files with these modules and everything they import, the first module's files first. */
export function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== "chunk") return
    files.add(file)
    for (const further of chunk.imports) add(further)
  }
  for (const module of modules) {
    const holder = Object.values(bundle).find(
      (one) => one.type === "chunk" && one.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    )
    if (!holder) throw new Error(`The build has no ${module}.`)
    add(holder.fileName)
  }
  return [...files]
}

/**
 * Files, and what they import, each after its own imports. Run one by one they block the page only
 * shortly; together they would be one long task.
 */
export function inTurn(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  const ordered: string[] = []
  const seen = new Set<string>()
  const add = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const further of importsOf(bundle, file)) add(further)
    ordered.push(file)
  }
  for (const file of files) add(file)
  return ordered
}

/** Those of these files that can run before this one does: they do not import it. */
export function runnableBefore(
  bundle: Rolldown.OutputBundle,
  entry: string,
  files: readonly string[],
): string[] {
  return files.filter((file) => !inTurn(bundle, [file]).includes(entry))
}

function importsOf(bundle: Rolldown.OutputBundle, file: string): readonly string[] {
  const chunk = bundle[file]
  return chunk?.type === "chunk" ? chunk.imports : []
}

/** Lines of script with a function that runs files one by one, with pauses for the page. */
export const RUN_IN_TURN = `const runInTurn = async (files, pause = setTimeout) => {
for (const file of files) {
await new Promise((go) => pause(go))
await import("/" + file)
}
}`

/**
 * A line of script that starts the app once these files have run; nothing is lost if one has not. Those of the next screen
 * follow while the page has nothing else to do: on a phone what she looks at is not drawn yet.
 */
export function startingAfter(files: readonly string[], entry: string, next: readonly string[]) {
  return `runInTurn(${JSON.stringify(files)}).catch(() => {}).then(() => {
const script = document.createElement("script")
script.type = "module"
script.src = "/${entry}"
script.onload = () => { if (!navigator.connection?.saveData) setTimeout(() => runInTurn(${JSON.stringify(next)}, window.requestIdleCallback).catch(() => {}), 1000) }
document.head.append(script)
})`
}

/** A line of script that preloads script files before anything imports them. */
export function asking(files: readonly string[]): string {
  return `for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href="/"+file;document.head.append(link)}`
}

/** A line of script with a function that asks for a look's picture before anything shows it. */
const ASK_PICTURE = `const askPicture=({src,srcSet="",sizes})=>{const link=document.createElement("link");link.rel="preload";link.as="image";link.fetchPriority="high";link.imageSizes=sizes;link.imageSrcset=srcSet;link.href=src;document.head.append(link)}`

/**
 * A line of script that asks for the picture of the first look in her feed, which state/feed keeps
 * the address of: on a phone it is the largest paint, and would wait for all scripts. Nothing is
 * kept before her first feed, or where storage is forbidden.
 */
export const ASK_FIRST_PICTURE = `${ASK_PICTURE};try{askPicture(JSON.parse(localStorage["first-picture"]).value)}catch{}`

/** A line of script with a function that does something once the page shows what it has by now. */
export const AFTER_PAINT =
  "const afterPaint = (then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))"

/** The address of the feed's first call, as the app itself asks. */
export function feedAddress(apiBase: string): string {
  const query = { occasions: "my_occasions", ...FEED_DEFAULTS }
  const words = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `${apiBase}${getFeed.path}?${new URLSearchParams(words)}`
}

/**
 * A line of script, after `ASK_FIRST_PICTURE`, that begins the feed's call where no feed is kept, so that it does not
 * wait for all scripts; `src/start/begunFeed` hands its answer to the app. The first picture of the answer is asked for
 * as the app would, again without waiting for it. What she has chosen to see is asked for by the app, which knows it.
 */
export function beginFeed(apiBase: string): string {
  return `if(!localStorage.feed&&!localStorage["feed-pieces"]){const url=${JSON.stringify(feedAddress(apiBase))},answer=fetch(url,{method:"${getFeed.method}",credentials:"include",headers:{authorization:"Bearer "+localStorage.token}});window.begunFeed={url,answer};answer.then((one)=>one.clone().json()).then(({data:[{photo}]})=>{const src=new URL(photo,new URL(${JSON.stringify(apiBase)},location)).href,small=new URL(src);small.searchParams.set("w",${LOOK_WIDTHS.small});askPicture({src,srcSet:${LOOK_BITMAP}.test(small.pathname)?small.href+" ${LOOK_WIDTHS.small}w, "+src+" ${LOOK_WIDTHS.large}w":"",sizes:${JSON.stringify(LOOK_SIZES)}})}).catch(()=>{})}`
}

/** What one screen is started with. */
export interface Started {
  /** All files of the screen. */
  readonly files: readonly string[]
  /** Those that run before the entry, in turn. */
  readonly before: readonly string[]
  /** Those of the screen that is likely next, in turn. */
  readonly next: readonly string[]
}

interface Start {
  /** The file that starts the app. */
  readonly entry: string
  readonly splash: Started
  readonly feed: Started
}

/**
 * The script that starts the app on the prerendered splash page. There it waits until pictures and
 * typefaces show, so that scripts do not compete with them; for any other screen it starts at once.
 * Until the app takes over, the page itself handles the one button.
 */
export function startOfSplash({ entry, splash, feed }: Start): string {
  const starting = ({ files, before, next }: Started) =>
    `${asking(files)};${startingAfter(before, entry, next)}`
  return `(() => {
${RUN_IN_TURN}
${AFTER_PAINT}
const root = document.getElementById("root")
root.onclick = ({ target }) => {
  const button = target.closest("[data-to]")
  if (button) location.href = button.dataset.to
}
if (document.documentElement.dataset.screen === "other") {
  ${ASK_FIRST_PICTURE}
  ${PAINT_FIRST_VIEW}
  if (painted) delete document.documentElement.dataset.screen
  return afterView(() => {${starting(feed)}})
}
let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  ${starting(splash)}
}
if (document.hidden) return start()
addEventListener("load", () => afterPaint(start))
setTimeout(start, 2000)
})()`
}
