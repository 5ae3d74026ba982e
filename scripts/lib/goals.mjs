// @ts-check

/**
 * Medians of one run of Lighthouse: by page, then by what was measured. Times in milliseconds.
 * @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Medians
 */

/**
 * A figure beside the most that it should be, or the least.
 * @typedef {{ what: string, value: number, most?: number, least?: number }} Goal
 */

const PAINT = "largest-contentful-paint"
const BLOCKED = "total-blocking-time"
const WORK = "blocked-by-work"
const SHIFT = "cumulative-layout-shift"

/**
 * What the pages should reach. Those that compare pages are left out where the other was not measured.
 * @param {Medians} medians of "splash", "feed", "first feed", "onboarding", "wardrobe" and "other"
 * @returns {Goal[]}
 */
export function goalsFor(medians) {
  /** @type {[what: string, page: string, name: string, bound: { most?: number, least?: number }][]} */
  const wanted = [
    ["feed of a returning woman: largest paint", "feed", PAINT, { most: 1800 }],
    ["… beside 1.5 times the splash's", "feed", PAINT, { most: times(1.5, "splash", PAINT) }],
    ["… beside half of the other page's", "feed", PAINT, { most: times(0.5, "other", PAINT) }],
    ["… blocked", "feed", BLOCKED, { most: 150 }],
    ["… blocked, beside the other page", "feed", BLOCKED, { most: times(1, "other", BLOCKED) }],
    ["… blocked by its own work", "feed", WORK, { most: 150 }],
    ["… the same, beside the other page", "feed", WORK, { most: times(1, "other", WORK) }],
    ["… shift", "feed", SHIFT, { most: 0 }],
    ["splash: shift", "splash", SHIFT, { most: 0 }],
    ["first feed, opened by its address: largest paint", "first feed", PAINT, { most: 2200 }],
    ["first feed, after onboarding: picture painted", "onboarding", "first-feed", { most: 2200 }],
    ["next looks, after the placeholder's time", "feed", "next-looks", { most: 100 }],
    ["slowest press, splash", "splash", "interaction-to-next-paint", { most: 100 }],
    ["slowest press, feed", "feed", "interaction-to-next-paint", { most: 100 }],
    ["slowest press, first feed", "first feed", "interaction-to-next-paint", { most: 100 }],
    ["frames a second, scrolling 500 garments", "wardrobe", "frames-a-second", { least: 55 }],
  ]
  return wanted.flatMap(([what, page, name, bound]) => {
    const value = medians[page]?.[name]
    const isKnown = Object.values(bound).every((one) => !Number.isNaN(one))
    return value === undefined || !isKnown ? [] : [{ what, value, ...bound }]
  })

  /** @param {number} factor @param {string} page @param {string} name */
  function times(factor, page, name) {
    return factor * (medians[page]?.[name] ?? Number.NaN)
  }
}

/** @param {Goal} goal */
export function isReached({ value, most = Number.POSITIVE_INFINITY, least = 0 }) {
  return value <= most && value >= least
}
