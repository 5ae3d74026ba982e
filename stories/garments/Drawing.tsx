import { GarmentError } from "@stylin/garments/vocabulary"
import { colour, space, textSize } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"

const Frame = styled.img`
  display: block;
  width: 100%;
  height: auto;
`

const Refusal = styled.p`
  padding: ${space[16]};
  color: ${colour.red};
  font-size: ${textSize[14]};
`

interface DrawingProps {
  /** Makes the SVG; a refusal is shown in its place. */
  draw: () => string
  alt: string
  width: number
  height: number
}

/** A drawing as pages show it: as an image. */
export function Drawing({ draw, alt, width, height }: DrawingProps) {
  const drawn = attempt(draw)
  if (drawn instanceof GarmentError) return <Refusal role="alert">{drawn.message}</Refusal>
  return (
    <Frame
      src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
      alt={alt}
      loading="lazy"
      width={width}
      height={height}
    />
  )
}

function attempt(draw: () => string): string | GarmentError {
  try {
    return draw()
  } catch (error) {
    if (error instanceof GarmentError) return error
    throw error
  }
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--tile), 45%), 1fr));
  gap: ${space[16]};

  li {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    font-size: ${textSize[12]};
    overflow-wrap: anywhere;
  }
`

/** Many drawings side by side, as on a contact sheet. `tile` is the least width of one, in px. */
export function Sheet({
  title,
  tile,
  children,
}: {
  title: string
  tile: number
  children: ReactNode
}) {
  return (
    <section style={{ "--tile": `${tile}px` } as React.CSSProperties}>
      <h1>{title}</h1>
      <Grid>{children}</Grid>
    </section>
  )
}
