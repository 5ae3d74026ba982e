// @ts-check

/** What Lighthouse takes a phone's processor to be slower than this one by, and from which length on a task blocks, in ms. */
const SLOWDOWN = 4
const BLOCKS_FROM = 50

/** @typedef {{ name: string, pid: number, tid: number, tdur?: number }} TraceEvent */

/**
 * How long a page's main thread is blocked as it opens, in ms of a phone, if each task had taken no longer than it had a
 * processor: "total blocking time" also counts what other programs and the browser's own threads took from it.
 * All tasks of the trace count, before the first paint, too: a page that its scripts paint is blocked until then.
 * @param {readonly TraceEvent[]} trace times in µs, as Chromium records them
 */
export function blockedByWork(trace) {
  const paint = trace.findLast(({ name }) => name === "firstContentfulPaint")
  if (!paint) return Number.NaN
  const blocked = trace
    .filter(({ name, pid, tid }) => TASKS.includes(name) && pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWDOWN - BLOCKS_FROM))
  return Math.round(blocked.reduce((sum, one) => sum + one, 0))
}

/** What Chromium calls a task of a thread, lately and before. */
const TASKS = ["RunTask", "ThreadControllerImpl::RunTask"]
