import type { ComponentProps, CSSProperties, PointerEvent } from "react"
import { useRef } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { CropBoxRoot } from "./CropBoxRoot.tsx"
import { CROP_BOX_WORDS, type CropBoxWords } from "./cropBoxWords.ts"
import {
  CROP_EDGES,
  type CropEdge,
  type CropValue,
  edgeOf,
  moved,
  withEdge,
} from "./cropGeometry.ts"

export interface CropBoxProps
  extends Omit<ComponentProps<"div">, "children" | "onChange" | "defaultValue"> {
  /** Address of the photo. */
  src: string
  /** What the photo shows. */
  alt: string
  /** Names the box. */
  label: string
  /** The part of the photo that is in the box. */
  value: CropValue
  /** Receives the part that should be in the box. */
  onChange: (change: { value: CropValue }) => void
  /** Replaces some of the words. */
  words?: Partial<CropBoxWords> | undefined
}

/** A box on a photo that a finger, a mouse or the arrow keys can move and resize. */
export function CropBox({
  src,
  alt,
  label,
  value,
  onChange,
  words: ownWords,
  style,
  ...rest
}: CropBoxProps) {
  const { edges } = useWords("CropBox", CROP_BOX_WORDS, ownWords)
  const box = useRef<HTMLFieldSetElement>(null)
  const held = useRef<{ x: number; y: number; from: CropValue; edge: CropEdge | null }>(null)

  const grasp = (edge: CropEdge | null) => (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    box.current?.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY, from: value, edge }
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const frame = box.current?.parentElement?.getBoundingClientRect()
    if (!held.current || !frame || frame.width === 0 || frame.height === 0) return
    const { from, edge, x, y } = held.current
    const [dx, dy] = [(clientX - x) / frame.width, (clientY - y) / frame.height]
    const shift = edge === "left" || edge === "right" ? dx : dy
    const next = edge ? withEdge(from, edge, edgeOf(from, edge) + shift) : moved(from, dx, dy)
    onChange({ value: next })
  }
  const release = () => {
    held.current = null
  }

  return (
    <CropBoxRoot data-stylin-ui="" {...rest} style={{ ...style, ...insetOf(value) }}>
      <img data-stylin-ui="" src={src} alt={alt} draggable={false} />
      <fieldset
        ref={box}
        data-part="box"
        aria-label={label}
        onPointerDown={grasp(null)}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {CROP_EDGES.map((edge) => (
          <span key={edge} data-part="edge" data-edge={edge} onPointerDown={grasp(edge)}>
            <input
              data-stylin-ui=""
              type="range"
              // Left and right of a photo are where they are, whichever way words run.
              dir="ltr"
              aria-label={edges[edge]}
              min={0}
              max={100}
              step={1}
              value={Math.round(edgeOf(value, edge) * 100)}
              onChange={({ target }) =>
                onChange({ value: withEdge(value, edge, Number(target.value) / 100) })
              }
            />
          </span>
        ))}
      </fieldset>
    </CropBoxRoot>
  )
}

/** The box's distances from the photo's edges, as custom properties, which React's types lack. */
function insetOf(value: CropValue): CSSProperties {
  return {
    "--left": `${value.x * 100}%`,
    "--top": `${value.y * 100}%`,
    "--right": `${(1 - value.x - value.width) * 100}%`,
    "--bottom": `${(1 - value.y - value.height) * 100}%`,
  } as CSSProperties
}
