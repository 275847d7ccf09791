import { whenIdle } from '@prilavok/shared-kernel/timing'
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'

/** AMB-51. */
const CHANGE_MS = 5000
/** A swipe has come to rest. */
const STILL_MS = 100

interface Shown {
  current: number
  /** Slides that have been the current one. */
  showed: readonly number[]
}

const FIRST: Shown = { current: 0, showed: [0] }

const showSlide = (shown: Shown, slide: number): Shown =>
  shown.current === slide
    ? shown
    : { current: slide, showed: shown.showed.includes(slide) ? shown.showed : [...shown.showed, slide] }

interface Slides extends Shown {
  /** Scrolls sideways, a slide at a time. */
  track: RefObject<HTMLDivElement | null>
  /** Whether slides change by themselves, as far as the buyer has not stopped them. */
  playing: boolean
  setPlaying: (playing: boolean) => void
  /** Whether they change just now. */
  rotating: boolean
  /** Whether the page has come to rest, so that pictures that are not seen yet may load. */
  idle: boolean
  goTo: (slide: number) => void
  onScroll: () => void
  /** Of the element around: the pointer or the keyboard in it stops the change (kit §9). */
  holding: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/** Which slide is the current one; it changes every five seconds for one round: a page that is merely open comes to rest. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, show] = useReducer(showSlide, FIRST)
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [idle, setIdle] = useState(false)
  const rotating = playing && !hovered && !focused && count > 1
  const next = (shown.current + 1) % count

  const goTo = useCallback((slide: number) => {
    show(slide)
    const box = track.current
    if (box) box.scrollLeft = slide * box.clientWidth
  }, [])
  const read = useCallback(() => {
    const box = track.current
    if (box?.clientWidth) show(Math.round(box.scrollLeft / box.clientWidth))
  }, [])

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
    // It may have been swiped before it was hydrated.
    read()
    const cancel = whenIdle(() => setIdle(true))
    return () => {
      cancel()
      clearTimeout(still.current)
    }
  }, [read])
  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => {
      if (document.hidden) return
      goTo(next)
      if (next === 0) setPlaying(false)
    }, CHANGE_MS)
    return () => clearInterval(timer)
  }, [rotating, next, goTo])

  return {
    ...{ ...shown, track, playing, setPlaying, rotating, idle, goTo },
    onScroll() {
      clearTimeout(still.current)
      still.current = setTimeout(read, STILL_MS)
    },
    holding: {
      // A finger that has touched it does not stay over it.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A press of the mouse puts the focus there, too, and does not mean to hold it.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
