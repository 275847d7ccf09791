import { styled } from '@prilavok/shared-kernel/styled'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { type KeyboardEvent, useRef, useState } from 'react'
import { productTexts } from './texts'
import { useZoom } from './use-zoom'

const { gallery } = productTexts

const Root = styled.div`
  display: grid;
  gap: 8px;
  outline: none;
`
const Area = styled.div`
  display: flex;
  height: min(640px, calc(94dvh - 210px));
  border-radius: var(--r-m);
  background: var(--n-0);
  overflow: hidden;
  touch-action: none;
  cursor: zoom-in;
  user-select: none;
  &[data-zoomed] {
    cursor: grab;
  }
  > img {
    flex: none;
    width: calc(100% * var(--scale));
    height: calc(100% * var(--scale));
    object-fit: contain;
  }
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  > p {
    min-width: 72px;
    font-size: 13px;
    line-height: 18px;
    text-align: center;
    color: var(--text-secondary);
  }
  > span {
    margin-right: auto;
  }
`

/** Where the arrows go. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface PhotoViewerProps {
  name: string
  photos: readonly string[]
  start: number
}

/** Photos at the size of the screen and larger: buttons, «+» and «−», fingers. Arrows turn, over an enlarged one they move it. */
export function PhotoViewer({ name, photos, start }: PhotoViewerProps) {
  const [at, setAt] = useState(start)
  const keep = useRef<HTMLDivElement>(null)
  const turn = (direction: 1 | -1) => {
    const next = at + direction
    if (!photos[next]) return
    zoom.reset()
    setAt(next)
    // The button of the last photo is disabled: the focus stays in the viewer.
    if (!photos[next + direction]) keep.current?.focus()
  }
  const zoom = useZoom(turn)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow && zoom.scale > 1) zoom.look(...arrow)
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === 'ArrowRight') turn(1)
    else if (event.key === '+' || event.key === '=') zoom.enlarge()
    else if (event.key === '-') zoom.reduce()
    else if (event.key === '0') zoom.reset()
    else return
    event.preventDefault()
  }
  const many = photos.length > 1
  return (
    <Root ref={keep} tabIndex={-1} role="group" aria-label={gallery.label} onKeyDown={press}>
      <Area
        {...zoom.area}
        data-zoomed={zoom.scale > 1 || undefined}
        style={{ ['--scale' as string]: zoom.scale }}
      >
        <img src={photos[at]} alt={at > 0 ? gallery.alt(name, at + 1) : name} draggable={false} />
      </Area>
      <Bar>
        <span>
          {/* Not disabled: the focus would be lost with the last press. */}
          <IconButton
            icon="minus"
            label={gallery.reduce}
            aria-disabled={zoom.scale <= 1}
            onClick={zoom.reduce}
          />
          <IconButton
            icon="plus"
            label={gallery.enlarge}
            aria-disabled={zoom.isLargest}
            onClick={zoom.enlarge}
          />
        </span>
        {many && (
          <>
            <IconButton
              icon="chevron-left"
              label={gallery.previous}
              disabled={at === 0}
              onClick={() => turn(-1)}
            />
            <p role="status">{gallery.photo(at + 1, photos.length)}</p>
            <IconButton
              icon="chevron-right"
              label={gallery.next}
              disabled={at === photos.length - 1}
              onClick={() => turn(1)}
            />
          </>
        )}
      </Bar>
    </Root>
  )
}
