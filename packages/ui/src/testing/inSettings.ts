const onAPhone = { theme: "light", viewport: "phone" }

/**
 * For a component's `parameters.chromatic`: Chromatic pictures its stories in each setting of the toolbar
 * as well, where there is least room, as `npm run visual` does.
 */
export const IN_SETTINGS = {
  modes: {
    "right to left": { ...onAPhone, direction: "rtl" },
    "large text": { ...onAPhone, textSize: "double" },
    german: { ...onAPhone, words: "german" },
    "long words": { ...onAPhone, words: "long" },
    "forced colours": { ...onAPhone, colours: "forced" },
    "reduced motion": { ...onAPhone, motion: "reduced" },
  },
}
