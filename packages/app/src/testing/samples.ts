import { ApiError } from "@stylin/api/client"
import type {
  ClothingItem,
  ColourAnalysis,
  ErrorStatus,
  Look,
  PendingItem,
  Profile,
  WardrobeItem,
  Wish,
} from "@stylin/api/contract"
import { defaultTagPreferences, SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "@stylin/stylist/calibration"
import { rateLook, setActivities, setBodyType, setTags } from "../state/onboarding/answers.ts"

/** A look of one garment. */
export function sampleLook(id: string, more: Partial<Look> = {}): Look {
  return {
    look_id: id,
    photo: `/api/pictures/looks/${id}.svg`,
    type: "work",
    isFavorite: false,
    rec_description: { title: `Look ${id}`, paragraphs: [] },
    clothes: [
      [
        {
          item_id: `shirt-${id}`,
          name: "Linen shirt",
          brand: "Maren",
          price: 49.99,
          image_url: "/api/pictures/items/shirt.svg",
          section: "upper_body",
          isYours: false,
        },
      ],
    ],
    ...more,
  }
}

/** Looks with the ids 1 to `count`. */
export function sampleLooks(count: number): Look[] {
  return Array.from({ length: count }, (_, index) => sampleLook(String(index + 1)))
}

/** A garment of a wardrobe. */
export function sampleItem(id: string, section: WardrobeItem["section"]): WardrobeItem {
  return {
    item_id: id,
    item_summary: `Item ${id}`,
    image_path: `/api/pictures/items/${id}.svg`,
    section,
  }
}

/** Something on her wishlist. */
export function sampleWish(
  id: string,
  item: Partial<ClothingItem> = {},
  more: Partial<Wish> = {},
): Wish {
  return {
    item: {
      item_id: id,
      name: `Wish ${id}`,
      brand: "Maren",
      price: 40,
      image_url: `/api/pictures/items/${id}.svg`,
      section: "upper_body",
      isYours: false,
      ...item,
    },
    kept_at: "2026-11-20T09:00:00.000Z",
    kept_price: 40,
    sold_out: false,
    ...more,
  }
}

/** A garment that was found on a photo. */
export function samplePending(id: string, more: Partial<PendingItem> = {}): PendingItem {
  return {
    item_id: id,
    item_summary: `Item ${id}`,
    image_path: `/api/pictures/items/${id}.svg`,
    section: "upper_body",
    state: "ready",
    created_at: "2026-11-20T09:00:00.000Z",
    ...more,
  }
}

export const SAMPLE_PROFILE: Profile = {
  email: "ann@example.com",
  name_in_app: "ann",
  gender: "female",
  body_type: "pear",
  activities: ["work"],
  tags_preferences: defaultTagPreferences(),
  user_responses: [],
  marketing_opt_in: false,
  selfie: null,
  figure: null,
  needs: null,
  consents: { photos: false, analytics: false },
}

/** The provider's refusal with a status. */
export function refusal(status: ErrorStatus, detail: string): ApiError {
  return new ApiError("http", { message: detail, status, detail })
}

/** A call that did not reach the provider. */
export function noNetwork(): ApiError {
  return new ApiError("network", { message: "We could not be reached. Please try again." })
}

/** A call that fails without a network. */
export function unreachable(): never {
  throw noNetwork()
}

/** Answers every question of onboarding. */
export function answerEverything(): void {
  setBodyType("pear")
  setActivities(["work", "dating"])
  for (const { id } of CALIBRATION_LOOKS) rateLook({ look_id: id, user_response: true })
  setTags(defaultTagPreferences())
}

/** An analysis of somebody whose type is hard to tell. */
export const DOUBTFUL: ColourAnalysis = {
  colour_type: "soft autumn",
  probability: 0.3,
  runner_up: { colour_type: "true summer", probability: 0.25 },
  certainty: 0.5,
  is_certain: false,
  skin: "#c69a7b",
  skin_lightness: 67,
  skin_chroma: 22,
  skin_hue: 63,
  typology_angle: 40,
  undertone: "neutral",
  temperature: 0,
  depth: 0,
  clarity: 0,
  votes: [],
}

/** What one selfie says of her: two types are likelier than the rest. */
export const DOUBTFUL_VOTE = {
  shares: SEASONAL_TYPES.map((type) =>
    type === "soft autumn" ? 0.3 : type === "true summer" ? 0.25 : 0.045,
  ),
  by_paper: false,
}

/** What is answered about ways of signing in where there is a password and nothing else. */
export const PASSWORD_ALONE = {
  getWaysIn: () => ({ open_id: null, passkeys: null }),
  listWaysIn: () => ({ has_password: true, identities: [], passkeys: [] }),
}
