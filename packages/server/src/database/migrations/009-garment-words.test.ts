import { sql } from "kysely"
import { expect, it } from "vitest"
import { flatAddress } from "../../pictures/flat-address.ts"
import { findProducts, upsertProducts } from "../../stores/products.ts"
import { addWardrobeItems, listOwnGarments } from "../../stores/wardrobe.ts"
import { makeProduct } from "../../testing/products.ts"
import { makeAccount, openTestDatabase, testEngines } from "../../testing/stores.ts"
import { addGarmentWords } from "./009-garment-words.ts"

it.each(testEngines())("adds words to garments already in the store on $name", async (engine) => {
  const database = await openTestDatabase(engine)
  const { queries: db, dialect } = database
  const accountId = await makeAccount(db)
  const drawn = { kind: "pencil_skirt", colours: [{ colour: "navy" }], seed: 7, cut: {} } as const
  const many = Array.from({ length: 1001 }, (_, index) => makeProduct(`p${index}`, "scarf"))
  const titled = makeProduct("q1", "shirt", { title: "Linen shirt", colours: ["white"] })
  const pictured = makeProduct("q2", "pencil_skirt", { imageLink: flatAddress(drawn) })
  await upsertProducts(db, [...many, titled, pictured], 1)
  const shot = { image_path: "/a.svg", section: "upper_body" } as const
  const items = [
    { ...shot, id: "known", item_summary: "Striped navy blouse" },
    { ...shot, id: "unknown", item_summary: "Something nice" },
  ]
  await addWardrobeItems(db, accountId, items, 1)
  for (const table of ["products", "wardrobe_items"] as const) {
    await sql`alter table ${sql.table(table)} drop column words_json`.execute(db)
  }

  await addGarmentWords(db, dialect)

  const [first, last, linen, skirt] = await findProducts(db, ["p0", "p1000", "q1", "q2"])
  expect([first, last].map((product) => product?.words.kind)).toEqual(["scarf", "scarf"])
  expect(linen?.words).toMatchObject({
    cloth: { material: "linen" },
    colours: [{ colour: "white" }],
  })
  expect(skirt?.words).toMatchObject(drawn)
  expect(await listOwnGarments(db, accountId)).toMatchObject([
    {
      item: { item_id: "known", kind: "blouse", colours: ["navy"] },
      words: { kind: "blouse", pattern: "stripe" },
    },
  ])
  await database.close()
})
