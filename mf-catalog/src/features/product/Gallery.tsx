import { useKernel } from '@prilavok/shared-kernel/kernel'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ExpandButton, Figure, Slides } from './gallery-styles'
import { hasModifier } from './has-modifier'
import { Thumbs } from './Thumbs'
import { productTexts } from './texts'

const { gallery } = productTexts
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface GalleryProps {
  name: string
  /** Addresses; none for a product without a picture. */
  photos: readonly string[]
  /** What else belongs into the row of small pictures. */
  children?: ReactNode
}

/** Photos of a product: scrolled by touch, chosen by the small ones or by arrows, seen large in a modal. */
export function Gallery({ name, photos, children }: GalleryProps) {
  const { modals } = useKernel()
  const slides = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (at: number) => {
    setCurrent(at)
    const box = slides.current
    if (box) box.scrollLeft = at * box.clientWidth
  }
  const scrolled = () => {
    const box = slides.current
    if (box && box.clientWidth > 0) setCurrent(Math.round(box.scrollLeft / box.clientWidth))
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return
    const to = current + (STEPS[event.key] ?? 0)
    if (to === current || !photos[to]) return
    event.preventDefault()
    show(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-photo='${to}']`)?.focus({ preventScroll: true })
  }
  const enlarge = (start: number) => modals.open('productPhotos', { name, photos, start })
  return (
    <div>
      <Figure>
        <Slides ref={slides} onScroll={scrolled} onKeyDown={press}>
          {(photos.length > 0 ? photos : [null]).map((src, at) => (
            <div key={src}>
              <ProductPicture
                src={src}
                alt={at > 0 ? gallery.alt(name, at + 1) : name}
                size={400}
                compactSize={240}
                eager={at === 0}
              />
              {src && (
                <ExpandButton
                  icon="expand"
                  label={photos.length > 1 ? gallery.enlargeOf(at + 1, photos.length) : gallery.enlarge}
                  data-photo={at}
                  tabIndex={at === current ? 0 : -1}
                  onClick={() => enlarge(at)}
                />
              )}
            </div>
          ))}
        </Slides>
        {photos.length > 1 && (
          <figcaption className="num" aria-hidden>
            {current + 1} / {photos.length}
          </figcaption>
        )}
      </Figure>
      <Thumbs photos={photos} current={current} onChoose={show} onKeyDown={press}>
        {children}
      </Thumbs>
    </div>
  )
}
