import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { Children, type KeyboardEventHandler, type ReactNode } from 'react'
import { ThumbRow } from './gallery-styles'
import { productTexts } from './texts'

interface ThumbsProps {
  photos: readonly string[]
  current: number
  onChoose: (at: number) => void
  onKeyDown: KeyboardEventHandler
  children: ReactNode
}

/** Small photos that choose the large one; phones scroll the large ones instead. Nothing where there is nothing to choose. */
export function Thumbs({ photos, current, onChoose, onKeyDown, children }: ThumbsProps) {
  const others = Children.toArray(children)
  if (photos.length < 2 && others.length === 0) return null
  return (
    <ThumbRow role="group" aria-label={productTexts.gallery.label} onKeyDown={onKeyDown}>
      {photos.map((src, at) => (
        <button
          key={src}
          type="button"
          data-photo={at}
          aria-label={productTexts.gallery.photo(at + 1, photos.length)}
          aria-current={at === current || undefined}
          onClick={() => onChoose(at)}
        >
          <ProductPicture src={src} alt="" size={60} />
        </button>
      ))}
      {others}
    </ThumbRow>
  )
}
