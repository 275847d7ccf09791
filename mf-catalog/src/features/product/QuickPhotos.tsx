import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { photosQuery } from '../../api/get-photos'
import { productPhotos } from '../../model/product-photos'
import { hasModifier } from './has-modifier'
import { productTexts } from './texts'

const { gallery } = productTexts

const Root = styled.div`
  min-width: 0;
  > div {
    display: flex;
    border-radius: var(--r-m);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  > div > span {
    display: flex;
    flex: none;
    justify-content: center;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* In the gap below: nothing moves when the photos have come. */
  > p {
    display: flex;
    justify-content: center;
    height: 24px;
    margin-bottom: -24px;
    overflow: hidden;
  }
  button {
    width: 24px;
    height: 24px;
    border: 8px solid transparent;
    border-radius: 50%;
    background: var(--n-400) padding-box;
    forced-color-adjust: none;
  }
  button[aria-current] {
    background-color: var(--accent-edge);
  }
`

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface QuickPhotosProps {
  product: ProductDetail
  /** Not only what a list has shown: further photos may be asked for. */
  complete: boolean
}

/** All photos of a product: turned by a finger, by the arrows, and by a dot each. */
export function QuickPhotos({ product, complete }: QuickPhotosProps) {
  const { ID, NAME } = product
  const { data } = useQuery({
    ...photosQuery(useKernel(), String(ID)),
    enabled: complete,
    meta: { errors: 'silent' },
  })
  const photos = productPhotos(product, data)
  const slides = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState<number>()
  const current = turned ?? 0
  const show = (at: number) => {
    const box = slides.current
    if (!box || !photos[at]) return
    setTurned(at)
    box.scrollLeft = at * box.clientWidth
  }
  const scrolled = () => {
    const box = slides.current
    if (box && box.clientWidth > 0) setTurned(Math.round(box.scrollLeft / box.clientWidth))
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || hasModifier(event)) return
    event.preventDefault()
    show(current + step)
  }
  const many = photos.length > 1
  const group = many && { role: 'group', 'aria-label': gallery.label, tabIndex: 0 }
  return (
    <Root data-photos={many || undefined} onKeyDown={press}>
      <div ref={slides} onScroll={scrolled} {...group}>
        {(many ? photos : [photos[0] ?? null]).map((src, at) => (
          <span key={src}>
            <ProductPicture
              src={src}
              alt={at > 0 ? gallery.alt(NAME, at + 1) : NAME}
              size={280}
              compactSize={200}
              eager={at === 0}
            />
          </span>
        ))}
      </div>
      {many && (
        <>
          <p>
            {photos.map((src, at) => (
              <button
                key={src}
                type="button"
                // The arrows do the same.
                tabIndex={-1}
                aria-label={gallery.photo(at + 1, photos.length)}
                aria-current={at === current || undefined}
                onClick={() => show(at)}
              />
            ))}
          </p>
          <VisuallyHidden role="status">
            {turned !== undefined && gallery.photo(turned + 1, photos.length)}
          </VisuallyHidden>
        </>
      )}
    </Root>
  )
}
