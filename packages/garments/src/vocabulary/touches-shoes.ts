import type { Reading } from "./touches-shapes.ts"

/** What a name says of shoes and boots. */
export const SHOES_SAID: readonly Reading[] = [
  {
    touch: "hiking",
    said: /\bhik(?:ing|ers?)\b|\b(?:walking|tramping|trekking|trail|mountain|hillwalking)\b(?=.*\bboots?\b)/i,
    of: (kind) => kind === "lace_up_boots" || kind === "ankle_boots",
  },
  {
    touch: "walking-sandal",
    said: /\b(?:keens?|tevas?|chacos?|(?:walking|hiking|trekking|trail|sports?|tramping|river)[- ]sandals?)\b/i,
    of: (kind) => kind === "sandals",
  },
  {
    touch: "footbed",
    // A thong and a closed clog are other shoes of theirs.
    said: /^(?!.*\b(?:bostons?|clogs?|gizeh|thongs?|flip[- ]?flops?)\b).*\b(?:birkenstocks?|birks?|(?:cork[- ])?foot[- ]?beds?)\b/i,
    of: (kind) => kind === "sandals" || kind === "mules",
  },
  {
    touch: "plimsoll",
    said: /\b(?:plimsol(?:l|e)?s?|(?:canvas|slip[- ]on) pumps?|pumps? canvas|canvas shoes?)\b/i,
    of: (kind) => kind === "trainers",
  },
  {
    // Cut low unless their name says otherwise, they are plimsolls in all but name.
    touch: "plimsoll",
    said: /^(?!.*\b(?:platforms?|wedges?|hi(?:gh)?[- ]?tops?|plimsol(?:l|e)?s?|canvas shoes?)\b).*\b(?:converses?|cons|chucks? (?:low|ox)|all[- ]stars?)\b/i,
    of: (kind) => kind === "trainers",
  },
  {
    touch: "comfort",
    said: /^(?!.*\b(?:ballet|ballerinas?|pumps?|pointed|courts?|slippers?)\b).*\b(?:hotters?|pavers|clarks|eccos?|riekers?|gabors?|comfort(?:able)?|comfy|sensible|wide[- ]fit(?:ting)?|orthop(?:a)?edic)\b/i,
    of: (kind) => kind === "flats",
  },
  {
    touch: "slipper",
    said: /\bslippers?\b/i,
    of: (kind) => kind === "mules" || kind === "flats",
  },
  {
    touch: "pointed",
    // A cowboy's boots are, whether their name says so or not.
    said: /\b(?:point(?:ed|y)|winkle[- ]?pickers?|cowboy|western)\b/i,
    of: (kind) => kind === "ankle_boots" || kind === "knee_boots",
  },
  {
    touch: "pull-on",
    said: /\b(?:slip|step|pull)[- ]?(?:ons?|ins?)\b/i,
    of: (kind) => kind === "trainers",
  },
  {
    // Slides have a band to slip the foot under, and nothing to close.
    touch: "pull-on",
    said: /\b(?:sliders?|slides)\b/i,
    of: (kind) => kind === "sandals",
  },
]
