import { FEED_DEFAULTS, getFeed } from "@stylin/api/contract"
import type { Rolldown } from "vite"

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

/** A line of script that preloads script files before anything imports them. */
export function asking(files: readonly string[]): string {
  return `for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href="/"+file;document.head.append(link)}`
}

/**
 * A line of script that asks for the picture of the first look in her feed, which state/feed keeps
 * the address of: on a phone it is the largest paint, and would wait for all scripts. Nothing is
 * kept before her first feed, or where storage is forbidden.
 */
export const ASK_FIRST_PICTURE = `try{const{value}=JSON.parse(localStorage["first-picture"]),link=document.createElement("link");link.rel="preload";link.as="image";link.fetchPriority="high";link.imageSizes=value.sizes;link.imageSrcset=value.srcSet??"";link.href=value.src;document.head.append(link)}catch{}`

/** The address of the feed's first call, as the app itself asks. */
export function feedAddress(apiBase: string): string {
  const query = { occasions: "my_occasions", ...FEED_DEFAULTS }
  const words = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `${apiBase}${getFeed.path}?${new URLSearchParams(words)}`
}

/**
 * A line of script that begins the feed's call where no feed is kept, so that it does not wait for
 * all scripts; `src/start/begunFeed` hands its answer to the app. What she has chosen to see is asked for
 * by the app, which knows it.
 */
export function beginFeed(apiBase: string): string {
  return `if(!localStorage.feed&&!localStorage["feed-pieces"]){const url=${JSON.stringify(feedAddress(apiBase))},answer=fetch(url,{method:"${getFeed.method}",credentials:"include",headers:{authorization:"Bearer "+localStorage.token}});answer.catch(()=>{});window.begunFeed={url,answer}}`
}

interface Start {
  /** Address of the script that starts the app. */
  readonly entry: string
  /** What the splash screen imports, and what the feed does. */
  readonly splash: readonly string[]
  readonly feed: readonly string[]
}

/**
 * The script that starts the app on the prerendered splash page. There it waits until pictures and
 * typefaces show, so that scripts do not compete with them; for any other screen it starts at once.
 * Until the app takes over, the page itself handles the one button.
 */
export function startOfSplash({ entry, splash, feed }: Start): string {
  return `(() => {
const root = document.getElementById("root")
const isOther = document.documentElement.dataset.screen === "other"
let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  if (isOther) {${ASK_FIRST_PICTURE}${asking(feed)}} else {${asking(splash)}}
  const script = document.createElement("script")
  script.type = "module"
  script.src = "${entry}"
  document.head.append(script)
}
root.onclick = ({ target }) => {
  const button = target.closest("[data-to]")
  if (button) location.href = button.dataset.to
}
if (isOther || document.hidden) return start()
const afterPaint = (then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))
addEventListener("load", () => afterPaint(start))
setTimeout(start, 2000)
})()`
}
