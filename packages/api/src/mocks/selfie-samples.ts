import type { ColourAnalysis, SelfieAttributes } from "../contract/colouring.ts"

/** A person of a type, as a selfie would describe her. */
export interface SampleColouring {
  readonly type: ColourAnalysis["colour_type"]
  /** Step of the Monk scale. */
  readonly skinTone: number
  readonly hairColour: string
  readonly eyeColour: string
  readonly colours: Omit<
    ColourAnalysis,
    "colour_type" | "probability" | "runner_up" | "certainty" | "is_certain" | "votes"
  >
  /**
   * What the season's types wear. Telling them apart takes colour science, which only the provider
   * has.
   */
  readonly palette: NonNullable<SelfieAttributes["palette"]>
}

/** One of each season. */
export const SAMPLE_COLOURINGS = {
  spring: {
    type: "light spring",
    hairColour: "blonde",
    eyeColour: "green",
    skinTone: 2,
    colours: {
      skin: "#e8c09a",
      skin_lightness: 80.3,
      skin_chroma: 26.1,
      skin_hue: 74.2,
      typology_angle: 50.3,
      undertone: "warm",
      temperature: 0.6,
      depth: -0.8,
      clarity: -0.1,
      hair: "#c79a5f",
      eyes: "#8a9a6a",
      contrast: 13.7,
    },
    palette: {
      neutrals: [
        { name: "ivory", hex: "#f8f0dc" },
        { name: "buttermilk", hex: "#f1e3c0" },
        { name: "light camel", hex: "#cfad7f" },
        { name: "warm dove grey", hex: "#bdb7ab" },
        { name: "honey beige", hex: "#dcc3a0" },
        { name: "light navy", hex: "#4d6390" },
      ],
      best: [
        { name: "pale peach", hex: "#fbd2b5" },
        { name: "apricot", hex: "#f8b98a" },
        { name: "warm pink", hex: "#f7aeb0" },
        { name: "fresh mint", hex: "#b5e3c2" },
        { name: "light aqua", hex: "#93d8d6" },
        { name: "clear sky", hex: "#9dcdf0" },
      ],
      accents: [
        { name: "light gold", hex: "#eecf7c" },
        { name: "spring green", hex: "#b7dc91" },
        { name: "light coral", hex: "#f79a86" },
        { name: "pale lemon", hex: "#f8ec9f" },
      ],
      away: [
        { name: "black", hex: "#1c1a1b" },
        { name: "deep burgundy", hex: "#561a2a" },
        { name: "dark brown", hex: "#3f2a22" },
        { name: "charcoal", hex: "#44454a" },
        { name: "bottle green", hex: "#1e3b30" },
        { name: "dusky plum", hex: "#5a3650" },
      ],
    },
  },
  autumn: {
    type: "soft autumn",
    hairColour: "black",
    eyeColour: "hazel",
    skinTone: 6,
    colours: {
      skin: "#c69a7b",
      skin_lightness: 67.2,
      skin_chroma: 22.6,
      skin_hue: 63.1,
      typology_angle: 40.4,
      undertone: "warm",
      temperature: 0.1,
      depth: 0.2,
      clarity: 0.1,
      hair: "#3c2a20",
      eyes: "#4a3a2c",
      contrast: 48.1,
    },
    palette: {
      neutrals: [
        { name: "oyster", hex: "#e9dfcd" },
        { name: "mushroom", hex: "#b3a08b" },
        { name: "khaki", hex: "#9a8c6a" },
        { name: "cocoa", hex: "#7a5d4a" },
        { name: "olive grey", hex: "#6d6a56" },
        { name: "deep teal", hex: "#2f5257" },
      ],
      best: [
        { name: "salmon pink", hex: "#e0a18c" },
        { name: "wheat", hex: "#ddc08f" },
        { name: "sage", hex: "#a3ab86" },
        { name: "moss", hex: "#7f8458" },
        { name: "dusty turquoise", hex: "#6fa39c" },
        { name: "rosewood", hex: "#a4636a" },
      ],
      accents: [
        { name: "terracotta", hex: "#b4705a" },
        { name: "warm gold", hex: "#c99b4b" },
        { name: "brick", hex: "#a5523f" },
        { name: "petrol", hex: "#2f6f78" },
      ],
      away: [
        { name: "black", hex: "#1c1a1b" },
        { name: "pure white", hex: "#fdfdfd" },
        { name: "fuchsia", hex: "#d6247f" },
        { name: "royal blue", hex: "#1d3fbf" },
        { name: "icy pink", hex: "#efdbe5" },
        { name: "electric lime", hex: "#aadb2c" },
      ],
    },
  },
  summer: {
    type: "true summer",
    hairColour: "light brown",
    eyeColour: "blue",
    skinTone: 3,
    colours: {
      skin: "#d7aea4",
      skin_lightness: 74.4,
      skin_chroma: 17.2,
      skin_hue: 55.8,
      typology_angle: 58.1,
      undertone: "cool",
      temperature: -0.8,
      depth: -0.4,
      clarity: -0.3,
      hair: "#87756b",
      eyes: "#6f87a0",
      contrast: 23.8,
    },
    palette: {
      neutrals: [
        { name: "oyster white", hex: "#ecebe8" },
        { name: "dove grey", hex: "#b4b9c0" },
        { name: "rose taupe", hex: "#a8979a" },
        { name: "slate blue", hex: "#62758f" },
        { name: "cool cocoa", hex: "#7b6668" },
        { name: "greyed navy", hex: "#35486a" },
      ],
      best: [
        { name: "cool pink", hex: "#e5a5bc" },
        { name: "lavender", hex: "#b9aedb" },
        { name: "sea blue", hex: "#4c82ad" },
        { name: "soft teal", hex: "#4f9494" },
        { name: "blue spruce", hex: "#5c9a86" },
        { name: "ice lilac", hex: "#dcd7e9" },
      ],
      accents: [
        { name: "raspberry", hex: "#b2446b" },
        { name: "watermelon rose", hex: "#d0647f" },
        { name: "orchid", hex: "#a87fb8" },
        { name: "cornflower blue", hex: "#7094cf" },
      ],
      away: [
        { name: "orange", hex: "#e8762a" },
        { name: "mustard", hex: "#c8952b" },
        { name: "olive green", hex: "#6b6a33" },
        { name: "rust", hex: "#a5502a" },
        { name: "golden brown", hex: "#8b5a2b" },
        { name: "warm gold", hex: "#d6a63c" },
      ],
    },
  },
  winter: {
    type: "deep winter",
    hairColour: "black",
    eyeColour: "brown",
    skinTone: 9,
    colours: {
      skin: "#7a4a3f",
      skin_lightness: 36.7,
      skin_chroma: 24.4,
      skin_hue: 49.1,
      typology_angle: -36.2,
      undertone: "cool",
      temperature: -0.6,
      depth: 1,
      clarity: 0.3,
      hair: "#191413",
      eyes: "#241813",
      contrast: 29.9,
    },
    palette: {
      neutrals: [
        { name: "black", hex: "#161516" },
        { name: "true white", hex: "#f9fafb" },
        { name: "deep charcoal", hex: "#35363c" },
        { name: "ink navy", hex: "#172244" },
        { name: "black brown", hex: "#2e2322" },
        { name: "pewter grey", hex: "#6b7079" },
      ],
      best: [
        { name: "burgundy", hex: "#5c1530" },
        { name: "blackcurrant", hex: "#45163f" },
        { name: "pine green", hex: "#0b4a3c" },
        { name: "deep emerald", hex: "#00654b" },
        { name: "dark petrol", hex: "#0c4a5e" },
        { name: "icy blue", hex: "#d9e8f5" },
      ],
      accents: [
        { name: "royal purple", hex: "#4a2280" },
        { name: "deep magenta", hex: "#8f1463" },
        { name: "deep crimson", hex: "#8f1230" },
        { name: "sapphire", hex: "#193a8c" },
      ],
      away: [
        { name: "pale peach", hex: "#f8d5bd" },
        { name: "light camel", hex: "#cdab80" },
        { name: "warm beige", hex: "#dcc5a1" },
        { name: "dusty coral", hex: "#df9c85" },
        { name: "light moss", hex: "#b3ba7f" },
        { name: "golden apricot", hex: "#f0b56f" },
      ],
    },
  },
} as const satisfies Readonly<Record<string, SampleColouring>>
