import type { Look } from "@stylin/api/contract"
import { withOwnPictures } from "../pictures/product-picture.ts"
import type { Account } from "../plugins/accounts.ts"
import { sealOf } from "../recommendations/seal.ts"
import type { Services } from "../services.ts"
import { signerFor } from "./picture-signer.ts"

/**
 * How looks are answered: their pictures are signed, and each is sealed to be recognised later.
 */
export function looksAnswered(services: Pick<Services, "database" | "pictureKey">) {
  const { pictureKey } = services
  return async (account: Account, now: number, looks: readonly Look[]): Promise<Look[]> => {
    const shown = looks.map(withOwnPictures)
    const signer = await signerFor(services, { account, now }, shown)
    return shown.map((look) => ({
      ...signer.look(look),
      seal: sealOf(look, { owner: account.id, key: pictureKey }),
    }))
  }
}
