// @ts-check
/** @import { IncomingMessage, ServerResponse } from "node:http" */
import { createReadStream } from "node:fs"
import { createServer } from "node:http"
import { fileFor, typeOf } from "../serve-folder.mjs"
import { Decisions } from "./decisions.mjs"
import { readReport } from "./report.mjs"

/** A thousand pictures' names are some 60 kB. */
const LARGEST_BODY = 1_000_000
const LONGEST_REASON = 200

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
}

/** A request that is not answered, with its status and a sentence. */
class Refusal extends Error {
  /** @param {number} status @param {string} sentence */
  constructor(status, sentence) {
    super(sentence)
    this.status = status
  }
}

/**
 * Serves a report to this machine alone, and takes what its page accepts into the file of
 * acceptances. Only the page itself may ask: other sites' pages, and addresses that only lead here
 * by name, are refused.
 * @param {{ folder: string, acceptedFile: string, port?: number }} options absolute paths; without
 * a port, a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveReview({ folder, acceptedFile, port = 0 }) {
  const decisions = new Decisions(acceptedFile, readReport(folder))
  const server = createServer(async (request, response) => {
    try {
      refuseStrangers(request)
      const { method = "GET", url = "/" } = request
      if (method === "POST") answer(response, 200, await decide(request, decisions))
      else if (method !== "GET") throw new Refusal(405, "Only GET and POST are answered.")
      else if (url === "/review") answer(response, 200, { accepted: decisions.accepted })
      else await sendFile(response, folder, url)
    } catch (error) {
      if (!(error instanceof Refusal)) process.stderr.write(`${error}\n`)
      const [status, problem] =
        error instanceof Refusal ? [error.status, error.message] : [500, "It could not be done."]
      answer(response, status, { problem })
    }
  })
  await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve(undefined))
  })
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("The server has no port.")
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {IncomingMessage} request @throws {Refusal} */
function refuseStrangers({ headers, method, socket }) {
  const { host = "", origin } = headers
  // A name of another site that leads to this machine would make its pages this origin.
  const names = ["127.0.0.1", "localhost"].map((name) => `${name}:${socket.localPort}`)
  if (!names.includes(host)) throw new Refusal(403, "This is no address of the review.")
  const isOwn = origin === `http://${host}` || (origin === undefined && method === "GET")
  if (!isOwn) throw new Refusal(403, "Only the report's own page may ask.")
}

/** @param {IncomingMessage} request @param {Decisions} decisions */
async function decide(request, decisions) {
  const act = request.url
  if (act !== "/accept" && act !== "/withdraw") throw new Refusal(404, "There is no such call.")
  if (request.headers["content-type"] !== "application/json") {
    throw new Refusal(415, "The body must be JSON.")
  }
  const { pictures, reason } = readWish(await readBody(request))
  const changes = findOrRefuse(decisions, pictures)
  if (act === "/withdraw") decisions.withdraw(changes)
  else {
    if (reason === "") throw new Refusal(400, "Say why, for those who read it later.")
    const broken = changes.find(({ kind }) => kind === "broken")
    if (broken) throw new Refusal(409, `${broken.story} fails, which cannot be accepted.`)
    decisions.accept(changes, reason)
  }
  return { accepted: decisions.accepted }
}

/** @param {Decisions} decisions @param {readonly string[]} places */
function findOrRefuse(decisions, places) {
  try {
    return decisions.find(places)
  } catch (error) {
    throw new Refusal(404, error instanceof Error ? error.message : "There is no such picture.")
  }
}

/** @param {string} body @returns {{ pictures: string[], reason: string }} @throws {Refusal} */
function readWish(body) {
  const { pictures, reason = "" } = parse(body)
  const areNamed = Array.isArray(pictures) && pictures.every((place) => typeof place === "string")
  if (!areNamed || pictures.length === 0) throw new Refusal(400, "Name the pictures.")
  if (typeof reason !== "string" || reason.length > LONGEST_REASON) {
    throw new Refusal(400, `A reason has at most ${LONGEST_REASON} letters.`)
  }
  return { pictures, reason: reason.trim() }
}

/** @param {string} body @returns {{ pictures?: unknown, reason?: unknown }} @throws {Refusal} */
function parse(body) {
  try {
    const wish = JSON.parse(body)
    if (typeof wish === "object" && wish !== null) return wish
  } catch {
    // Answered below, as what is JSON but no object.
  }
  throw new Refusal(400, "The body is no JSON object.")
}

/** @param {IncomingMessage} request @returns {Promise<string>} @throws {Refusal} */
async function readBody(request) {
  /** @type {Buffer[]} */
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LARGEST_BODY) throw new Refusal(413, "That is too much at once.")
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** @param {ServerResponse} response @param {string} folder @param {string} address */
async function sendFile(response, folder, address) {
  const file = await fileFor(folder, address)
  if (!file) throw new Refusal(404, "There is no such file.")
  response.writeHead(200, { ...HEADERS, "content-type": typeOf(file) })
  createReadStream(file).pipe(response)
}

/** @param {ServerResponse} response @param {number} status @param {object} body */
function answer(response, status, body) {
  response.writeHead(status, { ...HEADERS, "content-type": "application/json" })
  response.end(JSON.stringify(body))
}
