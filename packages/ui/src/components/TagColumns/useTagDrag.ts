import {
  type Announcements,
  type CollisionDetection,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { useEffect, useReducer, useRef } from "react"
import {
  ARROWS,
  type Arrow,
  arrowIn,
  placeBeside,
  placeOf,
  type TagColumn,
  type TagMove,
} from "./tagMoves.ts"
import { indexAt, nearestBox } from "./tagPlaces.ts"

/** A picked-up tag, and where it would go. */
export interface TagDrag<Id extends string> extends TagMove<Id> {
  /** A tag held by keys stays in the columns; one held by a pointer floats below it. */
  by: "keys" | "pointer"
  /** Whether it has been moved at all. */
  hasMoved: boolean
}

type Action<Id extends string> =
  | { kind: "lift"; tag: string; by: TagDrag<Id>["by"] }
  | { kind: "step"; arrow: Arrow }
  | { kind: "reach"; column: Id; index: number }
  | { kind: "end" }

/** How far a mouse moves, in pixels, before it drags. */
const DISTANCE = 5
/** How long a finger rests on a tag, in milliseconds, before it drags; until then it scrolls. */
const HOLD = 180

// Finds the place by the tags' current boxes; dnd-kit's own measurements are from before the
// dragged tag pushed the others aside.
const columnAtPointer: CollisionDetection = ({
  active,
  droppableContainers,
  pointerCoordinates,
}) => {
  if (pointerCoordinates === null) return []
  const columns = droppableContainers.flatMap(({ id, node }) =>
    node.current ? { id, node: node.current } : [],
  )
  const boxes = columns.map(({ node }) => node.getBoundingClientRect())
  const column = columns[nearestBox(pointerCoordinates, boxes)]
  if (column === undefined) return []
  const others = [...column.node.querySelectorAll<HTMLElement>("[data-tag]")].filter(
    (element) => element.dataset.tag !== active.id,
  )
  const tagBoxes = others.map((element) => element.getBoundingClientRect())
  const index = indexAt(pointerCoordinates, tagBoxes, directionOf(column.node))
  return [{ id: column.id, data: { index } }]
}

/** Which way its words run. */
function directionOf(element: Element): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr"
}

// dnd-kit would read out ids; the columns say it in words, in their own live region.
const silent = () => undefined
const announcements: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
}

interface Options<Id extends string> {
  readonly columns: readonly TagColumn<Id>[]
  readonly instructions: string
  readonly onLift: () => void
  readonly onDrop: (drag: TagDrag<Id>) => void
  readonly onCancel: (drag: TagDrag<Id>) => void
}

/** Drags one tag at a time by mouse, finger or keys; the columns learn of it when it is dropped. */
export function useTagDrag<Id extends string>(
  options: Options<Id>,
): {
  drag: TagDrag<Id> | undefined
  context: DndContextProps
} {
  const { columns, instructions, onLift, onDrop, onCancel } = options
  const reduce = (drag: TagDrag<Id> | undefined, action: Action<Id>): TagDrag<Id> | undefined => {
    if (action.kind === "lift") {
      const from = placeOf(columns, action.tag)
      return from && { tag: action.tag, from: from.to, ...from, by: action.by, hasMoved: false }
    }
    if (action.kind === "end" || drag === undefined) return undefined
    const place =
      action.kind === "step"
        ? placeBeside(columns, drag.tag, drag, action.arrow)
        : { to: action.column, index: action.index }
    const { to, index } = place
    return to === drag.to && index === drag.index ? drag : { ...drag, to, index, hasMoved: true }
  }
  const [drag, dispatch] = useReducer(reduce, undefined)

  // dnd-kit's sensors outlive its context and would keep taking the page's keys. Of the events that
  // make them let go, this one affects nothing else.
  const isDragging = useRef(false)
  useEffect(() => {
    isDragging.current = drag !== undefined
  }, [drag])
  useEffect(
    () => () => {
      if (isDragging.current) window.dispatchEvent(new Event("visibilitychange"))
    },
    [],
  )

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: DISTANCE } }),
    useSensor(KeyboardSensor, {
      // Enter is left to the choices that a pressed tag offers.
      keyboardCodes: { start: ["Space"], cancel: ["Escape"], end: ["Space", "Enter", "Tab"] },
      // Places are counted, not measured, so that empty columns and wrapped lines cause no trouble:
      // an arrow moves the tag in the list, and no coordinates go back to dnd-kit.
      coordinateGetter: (event) => {
        const arrow = ARROWS.find((key) => key === event.code)
        if (arrow === undefined) return undefined
        event.preventDefault()
        const { target } = event
        const direction = target instanceof Element ? directionOf(target) : "ltr"
        dispatch({ kind: "step", arrow: arrowIn(direction, arrow) })
      },
    }),
  )

  const end = (report: (drag: TagDrag<Id>) => void) => {
    dispatch({ kind: "end" })
    if (drag !== undefined) report(drag)
  }
  const context: DndContextProps = {
    sensors,
    collisionDetection: columnAtPointer,
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: instructions },
      restoreFocus: false,
    },
    onDragStart: ({ active, activatorEvent }) => {
      const by = activatorEvent instanceof KeyboardEvent ? "keys" : "pointer"
      dispatch({ kind: "lift", tag: String(active.id), by })
      onLift()
    },
    onDragMove: ({ collisions }) => {
      const [nearest] = collisions ?? []
      const column = columns.find(({ id }) => id === nearest?.id)
      const index: unknown = nearest?.data?.index
      if (column && typeof index === "number") dispatch({ kind: "reach", column: column.id, index })
    },
    onDragEnd: () => end(onDrop),
    onDragCancel: () => end(onCancel),
  }
  return { drag, context }
}
