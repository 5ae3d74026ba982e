import type { ColourAnalysis } from "@stylin/api/contract"
import type { NamedSwatch, TypeCandidate, TypeVote } from "@stylin/garments/colour"
import { useEffect, useState } from "react"
import { warn } from "../../lib/report.ts"

/** A type that she may choose, with colours to lay below her face. */
export interface Offer extends TypeCandidate {
  readonly cloths: readonly NamedSwatch[]
}

/** What her selfies say, one each. */
type Votes = readonly TypeVote[]

/** What was read of her, as a snapshot of it. */
export type Read = Omit<ColourAnalysis, "votes"> & { readonly votes: Votes }

const CLOTHS = 4

/** The types that her selfies suggest; none until colour science has been fetched. */
export function useOffers(votes: Votes): readonly Offer[] {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  useEffect(() => {
    let isLeft = false
    import("@stylin/garments/colour")
      .then(({ candidatesByVotes, wornPalette }) => {
        if (isLeft) return
        const candidates = candidatesByVotes(votes)
        setOffers(
          candidates.map((candidate) => ({
            ...candidate,
            cloths: wornPalette(candidate.colour_type).best.slice(0, CLOTHS),
          })),
        )
      })
      .catch((cause) => warn("Colour types could not be offered.", cause))
    return () => {
      isLeft = true
    }
  }, [votes])
  return offers
}
