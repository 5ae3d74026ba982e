import type { SelfieAttributes } from "@stylin/api/contract"

/**
 * Combines a guest's latest selfie with her earlier ones. The provider does this for a signed-in
 * person, but keeps nothing of a guest.
 */
export async function withEarlier(
  earlier: SelfieAttributes | null,
  latest: SelfieAttributes,
): Promise<SelfieAttributes> {
  const known = earlier?.analysis?.votes ?? []
  // The palette belongs to the latest selfie's own type.
  const { analysis, palette, ...read } = latest
  if (!analysis || known.length === 0) return latest
  // Colour science is fetched only for those who take another selfie.
  const { lastVotes, typeByVotes } = await import("@stylin/garments/colour")
  const votes = lastVotes([...known, ...analysis.votes])
  const { colour_type, ...together } = typeByVotes(votes, analysis.typology_angle)
  // Her own choice counts before any selfie.
  const chosen = earlier?.is_own_choice === true && earlier.colour_type !== undefined
  return {
    ...read,
    ...(chosen
      ? { colour_type: earlier.colour_type, confidence: 1, is_own_choice: true }
      : { colour_type, confidence: together.certainty }),
    analysis: { ...analysis, ...together, colour_type, votes },
  }
}
