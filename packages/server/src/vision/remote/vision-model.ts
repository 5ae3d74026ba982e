import { setTimeout as wait } from "node:timers/promises"
import { boundedText } from "../../bounded-text.ts"
import { cropped, decode, fromRaster } from "../decode.ts"
import type { Crop } from "../outfit.ts"
import { ANSWER_SCHEMA, type NamedGarment, readAnswer } from "./model-answer.ts"

/** A model of an operator's choice that looks at photos: somebody else's, or one on a machine of his. */
export interface VisionModel {
  /**
   * The garments in a photo, or in a part of it, which is then all that is shown; undefined where it
   * cannot or may not be asked. Never rejects.
   */
  look(photo: Uint8Array, part?: Crop): Promise<NamedGarment[] | undefined>
}

export interface VisionModelSettings {
  /** Where its API begins, such as `https://api.example/v1`. */
  readonly url: string
  readonly key: string | undefined
  readonly model: string
  /** How many photos may be sent in a day. */
  readonly dailyLimit: number
}

interface VisionModelOptions {
  /** Counts one more call today; resolves to how many there have been. */
  readonly countCall: () => Promise<number>
  readonly log: { warn(details: object, line: string): void }
  /** How long an answer may take, and how long a second try waits. */
  readonly limitMs?: number
  readonly pauseMs?: number
}

/** Enough for a model to name what is worn, and little to send. */
const SIDE = 768
const TRIES = 2
const MOST_BYTES = 256 * 1024
const tooLong = () => new Error("the model's answer is too long")
const QUESTION =
  "Name each garment, pair of shoes and accessory in this photo and give its box in parts of the " +
  "photo's width and height, from 0 to 1, measured from the top left. Only what is surely there. " +
  "Nothing about people."

/** Asks any service that speaks OpenAI's chat protocol with images and JSON schemas. */
export function createVisionModel(
  settings: VisionModelSettings,
  { countCall, log, limitMs = 20_000, pauseMs = 500 }: VisionModelOptions,
): VisionModel {
  async function ask(image: string): Promise<NamedGarment[]> {
    const response = await fetch(`${settings.url}/chat/completions`, {
      method: "POST",
      // A redirect would carry the key and the photo to wherever it leads.
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
      headers: {
        "content-type": "application/json",
        ...(settings.key !== undefined && { authorization: `Bearer ${settings.key}` }),
      },
      body: JSON.stringify(questionAbout(image, settings.model)),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`the model answered with status ${response.status}`)
    }
    return readAnswer(await boundedText(response, MOST_BYTES, tooLong))
  }

  return {
    async look(photo, part) {
      try {
        const image = (await shown(photo, part)).toString("base64")
        for (let tries = 1; ; tries += 1) {
          if ((await countCall()) > settings.dailyLimit) return undefined
          try {
            return await ask(image)
          } catch (error) {
            if (tries === TRIES) throw error
            await wait(pauseMs)
          }
        }
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : "" }, "the model did not help")
        return undefined
      }
    },
  }
}

function questionAbout(image: string, model: string) {
  return {
    model,
    temperature: 0,
    max_tokens: 1000,
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: QUESTION },
          { type: "image_url", image_url: { url: `data:image/jpeg;base64,${image}` } },
        ],
      },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name: "garments", strict: true, schema: ANSWER_SCHEMA },
    },
  }
}

/** A photo, or a part of it, as it is sent: small, and without its metadata. */
async function shown(photo: Uint8Array, part: Crop | undefined): Promise<Buffer> {
  const picture = await decode(photo)
  return fromRaster(part ? await cropped(picture, part) : picture)
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
}
