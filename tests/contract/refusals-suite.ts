import { OPERATIONS } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { beforeAll, describe, test } from "vitest"
import {
  bearer,
  entriesOf,
  type Harness,
  PASSWORD,
  type Person,
  type ProviderUnderTest,
  type RawRequest,
} from "./harness.ts"
import { JEANS, picture, profileValues } from "./samples.ts"

const operations = entriesOf(OPERATIONS).map(([, operation]) => operation)
const email = "person@example.com"
const TOO_LARGE = "x".repeat(1024 * 1024 + 1)

interface BadInput {
  path: string
  request: RawRequest
  detail: string | RegExp
}

/** Invalid input, with the message about it. */
const BAD_INPUT: readonly BadInput[] = [
  bad("GET /auth/login/check", {}, "email: is required"),
  bad("GET /auth/login/check", { query: { email: "x" } }, "email: must be a valid email address"),
  bad("GET /auth/login/check", { query: { email, page: "2" } }, "page: is not a known field"),
  bad("POST /auth/login", { body: { email } }, "password: is required"),
  bad("POST /auth/login", { body: { email, password: 12345678 } }, "password: must be a text"),
  bad("POST /auth/register", { body: { email, password: "short" } }, /^password: .*8 characters/),
  bad("POST /auth/password/reset", { body: { email, code: "1", password: PASSWORD } }, /^code: /),
  bad("POST /auth/openid/begin", { body: { purpose: "look around" } }, /^purpose: .*sign-up/),
  bad("POST /users", { body: { ...profileValues(), body_type: "square" } }, /^body_type: .*pear/),
  bad("POST /users", { body: { ...profileValues(), activities: [] } }, /^activities: /),
  bad(
    "POST /users",
    { body: { ...profileValues(), name_in_app: "x".repeat(121) } },
    /^name_in_app: /,
  ),
  bad(
    "POST /users",
    { body: { ...profileValues(), activities: ["work", "work"] } },
    "activities: must not repeat itself",
  ),
  bad(
    "POST /users",
    {
      body: {
        ...profileValues(),
        tags_preferences: { ...defaultTagPreferences(), love: ["Denim"] },
      },
    },
    "tags_preferences: a tag must not be in two places",
  ),
  bad("POST /users/sqs/crm", { body: { marketing_opt_in: "yes" } }, /^marketing_opt_in: /),
  bad(
    "POST /users/preferences",
    { body: { user_responses: [{ look_id: 1.5, user_response: true }] } },
    "user_responses.0.look_id: must be a whole number",
  ),
  bad(
    "PATCH /users/update",
    { body: { update_values: { email: "other@example.com" } } },
    "update_values.email: is not a known field",
  ),
  bad("POST /users/consent", { body: { purpose: "resale", granted: true } }, /^purpose: /),
  bad("GET /items/search", { query: { search_query: " " } }, /^search_query: /),
  bad(
    "GET /items/search",
    { query: { search_query: "hat", num: "51" } },
    "num: must be at most 50",
  ),
  bad("GET /items/search", { query: { search_query: "hat", num: "ten" } }, "num: must be a number"),
  bad("POST /items/parse/search", { body: [] }, "body: must have at least 1 entries"),
  bad(
    "POST /items/wardrobe/add",
    { body: [{ ...JEANS, image_path: "javascript:alert(1)" }] },
    "0.image_path: must be a path or a web address",
  ),
  bad("POST /items/wardrobe/remove", { body: { item_ids: "all" } }, "item_ids: must be a list"),
  bad(
    "POST /items/product_shots/get/v3",
    { query: { is_from_search: "maybe" }, body: [JEANS] },
    "is_from_search: must be one of true, false",
  ),
  bad(
    "POST /recommendations/feed/get",
    { query: { occasions: "work,war" } },
    /^occasions: must be one or more of /,
  ),
  bad("POST /recommendations/feed/get", { query: { top_n: "0" } }, "top_n: must be at least 1"),
  bad("POST /recommendations/favourites/add", {}, "look_id: is required"),
  bad(
    "POST /recommendations/dismissals/add",
    { body: { look_id: "1", reason: "ugly" } },
    /^reason: /,
  ),
  bad(
    "POST /recommendations/dismissals/add",
    { body: { look_id: "1", reason: "piece" } },
    /must name the piece if, and only if, a piece is the reason/,
  ),
  bad("POST /recommendations/dismissals/remove", {}, "look_id: is required"),
  bad("POST /recommendations/signs", { body: { signs: [] } }, /^signs: /),
  bad("POST /recommendations/update_impressions", { body: { look_ids: [] } }, /^look_ids: /),
]

function bad(call: `${string} ${string}`, request: RawRequest, detail: string | RegExp): BadInput {
  const [method = "", path = ""] = call.split(" ")
  return { path, request: { method, ...request }, detail }
}

/** What every provider refuses, and with which messages. */
export function refusalsSuite(provider: () => ProviderUnderTest, harness: () => Harness): void {
  let person: Person
  let operator: Person
  beforeAll(async () => {
    person = await harness().newPerson()
    operator = await harness().newPerson()
    await provider().makeOperator(operator.email)
  })

  describe("without a valid token", () => {
    test.each(operations.filter(({ access }) => access !== "guest"))(
      "$method $path is refused",
      async ({ method, path, body }) => {
        const { expectRefusal } = harness()
        const request = { method, ...(body && { body: {} }) }
        const headers = { authorization: "Bearer 0123456789abcdef0123456789abcdef" }

        await expectRefusal(path, request, { status: 401 })
        await expectRefusal(path, { ...request, headers }, { status: 401 })
      },
    )
  })

  describe("without being an operator", () => {
    test.each(operations.filter(({ access }) => access === "operator"))(
      "$method $path is refused",
      async ({ method, path, body }) => {
        const request = { method, headers: bearer(person), ...(body && { body: {} }) }

        await harness().expectRefusal(path, request, {
          status: 403,
          detail: "This is for operators of the server.",
        })
      },
    )
  })

  describe("bad input", () => {
    test.each(BAD_INPUT)("$request.method $path: $detail", async ({ path, request, detail }) => {
      const { expectRefusal } = harness()

      await expectRefusal(path, { ...request, headers: bearer(person) }, { status: 422, detail })
    })

    describe.each(operations.filter(({ body }) => body))(
      "$method $path",
      ({ method, path, access }) => {
        const json = { "content-type": "application/json" }

        test.each([
          ["no body", {}, 422, /^body: /],
          ["a body of another type", { body: "text" }, 422, /^body: must be /],
          ["a broken body", { text: "{", headers: json }, 400, "body: is not valid JSON"],
          ["an empty body", { text: "", headers: json }, 422, /^body: /],
          ["a body that is too large", { body: TOO_LARGE }, 413, "body: is too large"],
          ["a form", { text: new FormData() }, 415, /^Content-Type: /],
          [
            "text",
            { text: "hi", headers: { "content-type": "text/plain" } },
            415,
            /^Content-Type: /,
          ],
        ] as const)("refuses %s", async (_name, request: RawRequest, status, detail) => {
          const caller = access === "operator" ? operator : person
          const headers = { ...bearer(caller), ...request.headers }

          await harness().expectRefusal(path, { ...request, method, headers }, { status, detail })
        })
      },
    )

    test("an unknown field is named", async () => {
      await harness().expectRefusal(
        "/auth/login",
        { body: { email, password: PASSWORD, remember: true } },
        { status: 422, detail: /^remember: is not a known field$/ },
      )
    })
  })

  describe.each(operations.filter(({ files }) => files))("uploads to $path", (operation) => {
    const { field = "", max = 0 } = operation.files ?? {}
    const form = (name: string, ...files: Blob[]) => {
      const text = new FormData()
      for (const file of files) text.append(name, file, "picture.png")
      return { text }
    }
    const ids = Array.from({ length: max + 1 }, (_, place) => `photo-${place}`).join()
    let item_id = ""
    beforeAll(async () => {
      const [item] = await person.call(OPERATIONS.addToWardrobe, { body: [JEANS] })
      item_id = item?.item_id ?? ""
    })
    const sent = () => ({
      ...(operation.access === "user" && { headers: bearer(person) }),
      ...(operation.access === "operator" && { headers: bearer(operator) }),
      ...(operation.name === OPERATIONS.importPhotos.name && { query: { ids } }),
      ...(operation.name === OPERATIONS.replacePhoto.name && { query: { item_id } }),
      ...(operation.name === OPERATIONS.importFeedFile.name && { query: { feed: "contract" } }),
    })
    const refuse = (request: RawRequest, status: number, detail: RegExp) =>
      harness().expectRefusal(operation.path, { ...sent(), ...request }, { status, detail })

    test("must be forms", () => refuse({ body: {} }, 415, /^Content-Type: /))
    test("must have a file", () => refuse(form(field), 422, new RegExp(`^${field}: `)))
    test("reject an unknown field by name", () =>
      refuse(form("avatar", picture()), 422, /^avatar: /))
    test("must be what the call takes", () =>
      refuse(form(field, new Blob(["MZ, not a picture"])), 415, new RegExp(`^${field}: `)))
    test("must not be too many", () =>
      refuse(
        form(field, ...Array.from({ length: max + 1 }, picture)),
        413,
        new RegExp(`^${field}: at most ${max} `),
      ))
  })

  test("a malformed claim token is refused", async () => {
    const { field } = OPERATIONS.parsePhotos.files
    const text = new FormData()
    text.append(field, picture(), "picture.png")

    await harness().expectRefusal(
      "/items/parse/v2",
      { text, headers: { "x-claim-token": "short" } },
      { status: 422, detail: /^x-claim-token: / },
    )
  })

  test.each([
    ["an unknown path", "/items/nonsense", "GET"],
    ["a known path by another method", "/items/wardrobe", "DELETE"],
  ])("%s is no call", async (_name, path, method) => {
    await harness().expectRefusal(path, { method }, { status: 404 })
  })
}
