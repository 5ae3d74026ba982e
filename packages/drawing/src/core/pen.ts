import { blend, INK, light, shade } from "./colour.ts"
import { type InkOptions, ink, lens, type Points } from "./geom.ts"
import { remembered } from "./remembered.ts"

/** A drawing's size, its view box and its text for screen readers. */
export interface Sheet {
  readonly w?: number
  readonly h?: number
  readonly box?: string
  readonly title?: string
}

/** Ink that leans to a colour. */
const contour = remembered((colour: string) =>
  blend(INK, shade(colour, 2.4), light(colour) > 0.4 ? 0.44 : 0.22),
)

/** Text made safe for an SVG's text and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

/**
 * Draws one document: its own ids and definitions, the contour's colour, and the seed that makes
 * lines and folds irregular.
 */
export class Pen {
  /** The outlines drawn so far, for framing. */
  outlines = ""
  /** Counts up with each line; set it to give a garment its own jitter. */
  seed = 1
  /** The contour's colour: see `dip`. */
  tone = INK
  private readonly prefix: string
  private readonly defs: string[] = []
  private readonly kept = new Map<string, string>()
  private count = 0

  /** @param id prefix of every id of the document: letters, digits, "-" and "_" */
  constructor({ id = "g" }: { readonly id?: string } = {}) {
    this.prefix = id.replace(/[^\w-]/g, "_")
  }

  /** Sets the contour colour of what is drawn next: ink leaning to the local colour. */
  dip(colour: string): void {
    this.tone = contour(colour)
  }

  /** An id that is unique in the document. */
  uid(): string {
    return `${this.prefix}-${(this.count++).toString(36)}`
  }

  /** Adds a definition and returns its id. */
  def(make: (id: string) => string): string {
    const id = this.uid()
    this.defs.push(make(id))
    return id
  }

  /** Adds a definition the first time that its key is asked for. */
  once(key: string, make: (id: string) => string): string {
    const known = this.kept.get(key)
    if (known) return known
    const id = this.def(make)
    this.kept.set(key, id)
    return id
  }

  /** One path for several uses, such as fill, clip and edge: the path's id and the clip's. */
  stencil(d: string): readonly [path: string, clip: string] {
    const path = this.uid()
    const clip = this.uid()
    this.outlines += `<path d="${d}"/>`
    this.defs.push(
      `<path id="${path}" d="${d}"/><clipPath id="${clip}"><use href="#${path}"/></clipPath>`,
    )
    return [path, clip]
  }

  /** A filled shape with drawing inside it. */
  solid(d: string, colour: string, inner = ""): string {
    const [path, clip] = this.stencil(d)
    const inside = inner && `<g clip-path="url(#${clip})">${inner}</g>`
    return `<use href="#${path}" fill="${colour}"/>${inside}`
  }

  /** The id of a clip with this outline. */
  clip(d: string): string {
    return this.def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  }

  /** A filled shape. The fill is clear, not the shape: those that draw it need no layer of their own for it. */
  fill(d: string, colour: string, opacity = 1): string {
    return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ""}/>`
  }

  /** A contour line; those of medium weight break once. */
  line(points: Points, w = 2, options: InkOptions = {}, colour = this.tone): string {
    const lost = w < 2.05 && w > 1.15 ? 1 : 0
    const d = ink(points, { w: w * 0.824, seed: this.seed++, lost, ...options })
    return `<path d="${d}" fill="${colour}"/>`
  }

  /** Inner drawing: seams, folds. */
  mark(points: Points, w = 1.1, colour = INK, options: InkOptions = {}): string {
    const { a = 0.3, b = 0.1 } = options
    if (points.length <= 3 && !(a > 0.45 && b > 0.45)) {
      return `<path d="${lens(points, w * 1.5)}" fill="${colour}"/>`
    }
    return `<path d="${ink(points, { w, seed: this.seed++, ...options, a, b })}" fill="${colour}"/>`
  }

  /** An even line; `extra` is further attributes, beginning with a space. */
  thin(d: string, w: number, colour: string, extra = ""): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`
  }

  /** A filled shape with an even line along its path. */
  edged(d: string, fill: string, w: number, line: string, opacity = 1): string {
    const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : ""
    return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${w}" stroke-linejoin="round"${faint}/>`
  }

  /** Drawing clipped to an outline. */
  within(d: string, inner: string): string {
    return inner && `<g clip-path="url(#${this.clip(d)})">${inner}</g>`
  }

  /** The sheet's colour behind the drawing; nothing for null. */
  ground(colour: string | null): string {
    return colour === null ? "" : `<rect width="600" height="800" fill="${escaped(colour)}"/>`
  }

  /** The whole document. */
  svg(body: string, { w = 600, h = 800, box = "0 0 600 800", title = "" }: Sheet = {}): string {
    const said = title && `<title>${escaped(title)}</title>`
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${w}" height="${h}" role="img">` +
      `${said}<defs>${this.defs.join("")}</defs>${body}</svg>`
    )
  }
}
