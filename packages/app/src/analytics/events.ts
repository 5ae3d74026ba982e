interface EventSpec {
  /** When it is sent. */
  readonly when: string
  /** What it carries besides what every event carries, by name. */
  readonly props: Readonly<Record<string, string>>
}

/**
 * Every event that the app may send, and all it may carry: never anything that she writes, owns or
 * looks like. Only the type reaches the bundle.
 */
export const EVENTS = {
  "App Opened": { when: "The app was opened or reloaded.", props: {} },
  "Signed Up": { when: "An account was created.", props: {} },
  "Signed In": { when: "She signed in.", props: {} },
  "Signed Out": { when: "She signed out.", props: {} },
  "Password Reset": { when: "A new password was created.", props: {} },
  "Onboarding Step Done": {
    when: "She went on from a step of onboarding.",
    props: { step: "Name of the step." },
  },
  "Selfie Sent": { when: "A selfie was sent to be read.", props: { source: "camera or file" } },
  "Selfie Skipped": { when: "She went on without a selfie.", props: {} },
  "Preferences Saved": { when: "A signed-in person saved changed answers.", props: {} },
  "Feed Viewed": {
    when: "Looks came up on the feed.",
    props: { occasions: "What she dresses for, comma-separated." },
  },
  "Feed Refreshed": { when: "She asked for the next looks.", props: {} },
  "Occasion Chosen": {
    when: "She chose what to dress for.",
    props: { occasions: "Comma-separated.", from: "feed or favourites" },
  },
  "Pieces Chosen": {
    when: "She chose what her looks are made of.",
    props: { pieces: "mine, one_new or ideas" },
  },
  "Look Opened": { when: "She opened a look from its photo.", props: { type: "Its occasion." } },
  "Look Favourited": { when: "A look became a favourite.", props: { type: "Its occasion." } },
  "Look Unfavourited": { when: "A look left the favourites.", props: { type: "Its occasion." } },
  "Look Dismissed": { when: "She said of a look: not for me.", props: { type: "Its occasion." } },
  "Dismissal Explained": {
    when: "She said why.",
    props: { reason: "colour, shape, too_dressy, too_plain, price or piece" },
  },
  "Dismissal Undone": {
    when: "She took that back.",
    props: { type: "The look's occasion." },
  },
  "More Picks Opened": { when: "She opened a look's further shopping picks.", props: {} },
  "Item Followed": {
    when: "She followed a link to a shop.",
    props: { section: "Of the item.", brand: "Of the item." },
  },
  "Alternative Shown": {
    when: "She asked for another item in a look.",
    props: { section: "Of the item." },
  },
  "Tips Ended": {
    when: "The first-time tips were closed.",
    props: { seen: "How many of them were shown." },
  },
  "Item Deleted": { when: "An item left the wardrobe.", props: { section: "Of the item." } },
  "Item State Said": {
    when: "She said that an item cannot be worn just now, or can again.",
    props: { section: "Of the item.", state: "wash, lent, stored, gone or worn" },
  },
  "Items Changed": {
    when: "She changed several items at once.",
    props: { change: "wash, lent, stored, gone, worn or deleted", items: "How many." },
  },
  "Item Corrected": {
    when: "She corrected or completed what is known of an item, or took that back.",
    props: {
      section: "Of the item.",
      words: "Which words, separated by commas, such as kind,price; never what they say.",
    },
  },
  "Item Photo Changed": {
    when: "She gave an item another photo.",
    props: { section: "Of the item." },
  },
  "Item Worn": {
    when: "She said that she wears an item today, or took it back.",
    props: { section: "Of the item.", worn: "true or false" },
  },
  "Look Worn": {
    when: "She said that she wears a look today, or took it back.",
    props: { type: "Its occasion.", worn: "true or false" },
  },
  "Look Planned": {
    when: "She planned a look for a day, or took the plan back.",
    props: { type: "Its occasion.", planned: "true or false" },
  },
  "Wish Kept": {
    when: "She kept something to buy on her wishlist.",
    props: { section: "Of the item." },
  },
  "Wish Taken Off": {
    when: "She took something off her wishlist.",
    props: { section: "Of the item." },
  },
  "Wish Bought": {
    when: "She said that she has bought something of her wishlist.",
    props: { section: "Of the item." },
  },
  "Trip Packed": {
    when: "She had a list packed for a trip.",
    props: { looks: "How many looks she asked for." },
  },
  "Outfit Kept": {
    when: "She kept an outfit that she put together, or changed one.",
    props: { pieces: "How many it has." },
  },
  "Outfit Removed": {
    when: "She removed such an outfit.",
    props: { pieces: "How many it had." },
  },
  "Item Styled": {
    when: "Looks around one of her items came up.",
    props: { section: "Of the item.", looks: "How many." },
  },
  "Weak Link Asked": {
    when: "She was told what weakens a look.",
    props: { type: "Its occasion.", outcome: "swap, already-best or piece-gone" },
  },
  "Weak Link Swapped": {
    when: "She took the better piece.",
    props: { type: "The look's occasion." },
  },
  "Swap Undone": { when: "She took such a swap back.", props: { type: "The look's occasion." } },
  "Unlock Shown": {
    when: "The piece that makes the most new looks came up in the wardrobe.",
    props: { looks: "How many it makes.", budget: "In the shop's currency, or any." },
  },
  "Unlocked Looks Opened": {
    when: "She opened those looks.",
    props: { looks: "How many it makes." },
  },
  "Add Flow Opened": { when: "She began to add clothes.", props: {} },
  "Upload Type Chosen": {
    when: "She chose how to add clothes.",
    props: { type: "search, outfits or closet" },
  },
  "Items Searched": { when: "A search was run.", props: { results: "How many came back." } },
  "Items Submitted": { when: "Search results were submitted.", props: { items: "How many." } },
  "Photos Submitted": {
    when: "Photos were submitted.",
    props: { photos: "How many.", type: "outfits or closet" },
  },
  "Wardrobe Parsed": {
    when: "She was told that her photos have been read.",
    props: { seconds: "Since they were submitted.", photos: "How many they were." },
  },
  "Review Confirmed": {
    when: "She confirmed found items.",
    props: { kept: "How many.", dropped: "How many." },
  },
  "Data Exported": { when: "She fetched her data.", props: {} },
  "Data Imported": {
    when: "She brought in her wardrobe from a file.",
    props: { items: "How many things she owns were in it." },
  },
  "Import Taken Back": {
    when: "She took such an import back.",
    props: { items: "How many things left her wardrobe with it." },
  },
  "Account Erased": { when: "She erased her account.", props: {} },
} as const satisfies Record<string, EventSpec>

export type EventName = keyof typeof EVENTS

export type EventValue = string | number | boolean

/** What an event carries, by its name. */
export type EventProps<Name extends EventName> = {
  readonly [Prop in keyof (typeof EVENTS)[Name]["props"]]: EventValue
}
