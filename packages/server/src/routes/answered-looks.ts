import type { Look } from "@stylin/api/contract"
import { withOwnPictures } from "../pictures/product-picture.ts"
import type { Account } from "../plugins/accounts.ts"
import { sealOf } from "../recommendations/seal.ts"
import type { Services } from "../services.ts"
import { signerFor } from "./picture-signer.ts"

/** Looks as answered: their pictures are signed, and each is sealed to be recognised later. */
export async function answeredLooks(
  services: Pick<Services, "database" | "pictureKey">,
  account: Account,
  now: number,
  looks: readonly Look[],
): Promise<Look[]> {
  const shown = looks.map(withOwnPictures)
  const signer = await signerFor(services, { account, now }, shown)
  return shown.map((look) => ({
    ...signer.look(look),
    seal: sealOf(look, { owner: account.id, key: services.pictureKey }),
  }))
}
