import type { Client } from "@stylin/api/client"
import { expect, it } from "vitest"
import { exportZip, sampleExport } from "../../testing/exports.ts"
import { SAMPLE_PROFILE } from "../../testing/samples.ts"
import { openExport } from "./exportFile.ts"
import { bringIn } from "./restore.ts"

/** Records calls; what is imported is called something else if `prefix` is given. */
function recorded(prefix = "") {
  const calls: { name: string; input: unknown }[] = []
  const call = async (operation: { name: string }, input: unknown) => {
    calls.push({ name: operation.name, input })
    const { query, body } = Object(input)
    const ids: string[] = query?.ids.split(",") ?? []
    const named = ids.map((id) => ({ id, kept_as: prefix + id }))
    const items = (body?.wardrobe ?? []).map(({ item_id: id }: { item_id: string }) => ({
      id,
      kept_as: id,
    }))
    return query ? named : { items }
  }
  // It answers the two calls that an import makes.
  return { calls, call: call as Client["call"] }
}

it("sends the pictures of garments first, then all else in calls of bounded size", async () => {
  const { calls, call } = recorded()
  const steps: string[] = []
  await bringIn(await openExport(await exportZip(sampleExport(230))), {
    call,
    onStep: (done, all) => steps.push(`${done}/${all}`),
  })
  expect(calls[0]).toMatchObject({
    name: "importPhotos",
    input: { query: { ids: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" }, files: [{ size: 12 }] },
  })
  const bodies = calls.slice(1).map(({ input }) => Reflect.get(Object(input), "body"))
  expect(bodies.map((body) => Object.keys(body).at(-1))).toEqual([
    "wardrobe",
    "wardrobe",
    "wardrobe",
    "weather",
    "favourites",
    "worn",
    "photos",
  ])
  expect(bodies.map(({ first }) => first)).toEqual([0, 100, 200, 0, 0, 0, 0])
  expect(bodies[2].wardrobe).toHaveLength(30)
  expect(bodies[6].photos).toMatchObject([{ created_at: "2026-11-20T09:00:00.000Z" }])
  expect(steps.at(-1)).toBe("8/8")
})

it("names what had to get another id by that id everywhere", async () => {
  const { calls, call } = recorded("other-")
  await bringIn(await openExport(await exportZip(sampleExport(1))), { call })
  expect(JSON.stringify(calls[1]?.input)).toContain(
    "/api/pictures/photos/other-3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  )
})

it("takes the export of an earlier version, which has fewer lists", async () => {
  const { sessions, identities, passkeys, own_outfits, plans, trips, wishes, imports, ...earlier } =
    sampleExport(1)
  const { needs, ...profile } = SAMPLE_PROFILE
  const { data } = await openExport(await exportZip({ ...earlier, profile }))
  expect(data).toMatchObject({ own_outfits: [], plans: [], imports: [], wishes: [] })
  expect(data.profile).toEqual({ ...profile, needs: null })
})

it.each([
  ["no ZIP", async () => new File(["hello"], "hello.zip")],
  ["a ZIP that was cut", async () => cut(await exportZip(sampleExport(3)))],
  ["the export of something else", () => exportZip({ items: [] })],
  ["an address that is a script", () => exportZip(withScript())],
])("refuses %s", async (_case, make) => {
  await expect(openExport(await make())).rejects.toMatchObject({ name: "ImportError" })
})

const cut = (file: File) => new File([file.slice(0, 400)], file.name)

function withScript() {
  const data = sampleExport(1)
  return { ...data, wardrobe: [{ ...data.wardrobe[0], image_path: "javascript:alert(1)" }] }
}
