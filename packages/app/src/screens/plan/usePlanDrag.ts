import {
  type Announcements,
  type DndContextProps,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { useRef, useState } from "react"
import { addDays } from "../../lib/calendar.ts"
import { t } from "../../words/t.ts"
import { KeysSensor } from "./KeysSensor.ts"

/** How far a mouse moves, in pixels, before it drags. */
const DISTANCE = 5
/** How long a finger rests on a look, in milliseconds, before it drags; until then it scrolls. */
const HOLD = 180

interface Drag {
  readonly id: string
  /** The day that keys have reached; undefined while a pointer drags. */
  readonly day: string | undefined
}

// dnd-kit would read out ids; the screen names the day, in its own live region.
const silent = () => undefined
const announcements: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
}
const INSTRUCTIONS = t(
  "Press Space to pick the look up, the arrow keys to choose a day, and Space again to put it there. Escape cancels.",
)

interface Options {
  /** The day that a look dragged by keys begins at. */
  readonly from: string
  /** The first day that a look can be put on. */
  readonly earliest: string
  readonly onOver: (day: string) => void
  readonly onDrop: (id: string, day: string) => void
}

/** Drags looks to days by mouse, finger or keys. */
export function usePlanDrag({ from, earliest, onOver, onDrop }: Options): {
  readonly drag: Drag | undefined
  readonly context: DndContextProps
} {
  const [drag, setDrag] = useState<Drag>()
  // While it drags, dnd-kit keeps the functions of the render in which that began.
  const reached = useRef(from)
  const step = (days: number) => {
    const day = laterOf(earliest, addDays(reached.current, days))
    reached.current = day
    setDrag((now) => now && { ...now, day })
    onOver(day)
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: DISTANCE } }),
    useSensor(KeysSensor, {
      // Enter is left to what a press on the look does.
      keyboardCodes: { start: ["Space"], cancel: ["Escape", "Tab"], end: ["Space", "Enter"] },
      onKey: (event) => {
        const days = daysFor(event.code, event.target)
        if (days === undefined) return
        event.preventDefault()
        step(days)
      },
    }),
  )
  return {
    drag,
    context: {
      sensors,
      collisionDetection: pointerWithin,
      accessibility: { announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } },
      onDragStart: ({ active, activatorEvent }) => {
        reached.current = laterOf(earliest, from)
        const byKeys = activatorEvent instanceof KeyboardEvent
        setDrag({ id: String(active.id), day: byKeys ? reached.current : undefined })
      },
      onDragEnd: ({ active, over }) => {
        setDrag(undefined)
        const day = drag?.day ?? over?.id
        if (day !== undefined) onDrop(String(active.id), String(day))
      },
      onDragCancel: () => setDrag(undefined),
    },
  }
}

const laterOf = (day: string, other: string) => (day > other ? day : other)

/** How many days an arrow key goes, the way that the page reads. */
export function daysFor(code: string, target: EventTarget | null): number | undefined {
  const isRtl = target instanceof Element && getComputedStyle(target).direction === "rtl"
  const ahead = isRtl ? -1 : 1
  const days: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: 7,
    ArrowUp: -7,
  }
  return days[code]
}
