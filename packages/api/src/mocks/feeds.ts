import type { HeldFeed } from "../contract/operator.ts"

/** What is so of a feed that nothing is said of. */
export const UNTOUCHED = { source: null, is_under_way: false, problem: null } as const

/** The feeds of the mocked server. */
export const FEEDS: readonly HeldFeed[] = [
  {
    ...{ ...UNTOUCHED, feed: "shop" },
    products: 11_804,
    last_import: {
      read_at: "2026-11-22T04:00:12.000Z",
      ...{ rows: 12_000, added: 140, changed: 311, repriced: 290, unchanged: 11_353 },
      ...{ withdrawn: 52, rejected: 196, is_cut_off: false },
      reasons: [
        {
          reason: "title: names no kind of garment that the catalogue knows",
          ...{ rows: 151, line: 18, id: "gift-card-50" },
        },
        {
          reason: "price: must have a currency",
          ...{ rows: 45, line: 1044, id: "10993" },
        },
      ],
    },
  },
  {
    ...{ feed: "linen-shop", products: 840, is_under_way: false },
    last_import: {
      read_at: "2026-11-21T03:00:40.000Z",
      ...{ rows: 840, added: 12, changed: 4, repriced: 0, unchanged: 824 },
      ...{ withdrawn: 3, rejected: 0, is_cut_off: false, reasons: [] },
    },
    source: {
      host: "feeds.linen-shop.example",
      every: "day",
      next_at: "2026-11-25T07:00:00.000Z",
    },
    problem: {
      failed_at: "2026-11-25T03:00:00.000Z",
      reason:
        "The file leaves out 610 of the 840 products on sale of the feed “linen-shop”: it may be truncated, or another feed’s. Nothing was changed.",
      ...{ is_shrunk: true, is_file: false },
    },
  },
  { ...UNTOUCHED, feed: "demo", products: 320, last_import: null },
]
