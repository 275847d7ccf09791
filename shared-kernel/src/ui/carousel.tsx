import { styled } from '@prilavok/shared-kernel/styled'
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'

export interface CarouselProps {
  /** Title above, an h2. */
  title: ReactNode
  /** Beside the title: «Все новинки». */
  aside?: ReactNode
  /** Slides seen at once at ≥ 1360, 1200, 768; phones show slides of 164 px. @default [5, 4, 3] */
  columns?: readonly [wide: number, narrow: number, tablet: number]
  /** One slide each. */
  children: ReactNode
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 12px;
  > h2 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > span {
    display: flex;
    gap: 4px;
    margin-left: auto;
  }
  @media (max-width: 767px) {
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
    > span {
      display: none;
    }
  }
`
const Track = styled.ul`
  --shown: var(--columns-tablet);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--shown) - 1) * 12px) / var(--shown));
  gap: 12px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    display: grid;
    min-width: 0;
    scroll-snap-align: start;
  }
  @media (min-width: 1200px) {
    --shown: var(--columns-narrow);
  }
  @media (min-width: 1360px) {
    --shown: var(--columns-wide);
  }
  @media (max-width: 767px) {
    grid-auto-columns: 164px;
    gap: 8px;
    margin: 0 -12px;
    padding: 0 12px 4px;
    scroll-padding: 0 12px;
  }
`

/** A row that scrolls sideways: by touch, by wheel, by Tab through what is in the slides, and by the two buttons. */
export function Carousel({ title, aside, columns = [5, 4, 3], children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const look = useCallback(() => {
    const box = track.current
    if (!box) return
    const start = box.scrollLeft <= 1
    const end = box.scrollLeft + box.clientWidth >= box.scrollWidth - 1
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }))
  }, [])
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  const turn = (direction: 1 | -1) => {
    const box = track.current
    if (!box) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollBy({ left: direction * box.clientWidth, behavior: still ? 'auto' : 'smooth' })
  }
  const [wide, narrow, tablet] = columns
  return (
    <section>
      <Head>
        <h2>{title}</h2>
        {aside}
        {!(ends.start && ends.end) && (
          <span>
            <IconButton icon="chevron-left" label="Назад" disabled={ends.start} onClick={() => turn(-1)} />
            <IconButton icon="chevron-right" label="Вперёд" disabled={ends.end} onClick={() => turn(1)} />
          </span>
        )}
      </Head>
      <Track
        ref={track}
        onScroll={look}
        style={{
          ['--columns-wide' as string]: wide,
          ['--columns-narrow' as string]: narrow,
          ['--columns-tablet' as string]: tablet,
        }}
      >
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </Track>
    </section>
  )
}
