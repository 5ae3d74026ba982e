import { expect, it } from "vitest"
import { OWN_WORDS, refuseCommonPassword } from "./common-passwords.ts"

const choose = (password: string) => refuseCommonPassword(password, "ada.king@example.org")

it.each(["Stylin-2026!", "12wardrobe34", "ADA.KING", "password1", ...OWN_WORDS])(
  "refuses what is guessed first here: %s",
  async (password) => {
    await expect(choose(password)).rejects.toMatchObject({ status: 422 })
  },
)

it.each(["stylin the tall ships", "my wardrobe has a lion", "zzzzzzzzzzzzzzzqj"])(
  "takes others of any composition: %s",
  async (password) => {
    await expect(choose(password)).resolves.toBeUndefined()
  },
)
