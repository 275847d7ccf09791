import { styled } from '@prilavok/shared-kernel/styled'
import { useEffect, useRef, useState } from 'react'

export interface ProductPictureProps {
  /** Ready address of the picture; null: the grey box of the kit. */
  src: string | null
  /** Name of the product; empty where the name stands beside the picture. */
  alt: string
  /** Side of the square in px; the browser keeps the place before the picture comes. */
  size: number
  /** Side below 1200, where the place around does not say it by a rule of its own. @default size */
  compactSize?: number
  /** Above the fold: loads at once, with high priority. @default false */
  eager?: boolean
  className?: string
}

const pictureStyles = `
  display: block;
  flex: none;
  padding: 4px;
  border-radius: var(--r-s);
  /* A row that is tinted for a moment sets both anew: no white square stands in it then. */
  background: var(--picture-bg);
  mix-blend-mode: var(--picture-blend);
  object-fit: contain;
  /* Over a black canvas nothing would be left of it. */
  @media (forced-colors: active) { mix-blend-mode: normal; }
  @media (max-width: 1199px) {
    &[style] {
      width: var(--side);
      height: var(--side);
    }
  }
`
const Picture = styled.img(pictureStyles)
const Drawing = styled.svg(pictureStyles)

/** A picture of a product on white, in a place of a known size; a grey box where there is none or it does not load. */
export function ProductPicture({ src, alt, size, compactSize, eager, className }: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const { current } = image
    if (src && current?.complete && current.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  const box = {
    className,
    width: size,
    height: size,
    style: compactSize ? { ['--side' as string]: `${compactSize}px` } : undefined,
  }
  if (!src || src === failedSrc)
    return (
      <Drawing {...box} viewBox="0 0 200 200" role="img" aria-label={alt || 'Нет фотографии'}>
        <ellipse cx="100" cy="164" rx="66" ry="10" fill="var(--n-100)" />
        <path d="M40 72l60-24 60 24-60 26z" fill="var(--n-200)" />
        <path d="M40 72l60 26v66l-60-26z" fill="var(--n-400)" />
        <path d="M160 72l-60 26v66l60-26z" fill="var(--n-300)" />
        <path d="M64 62.5l60 25v22l-12 5v-22l-60-25z" fill="var(--n-100)" />
      </Drawing>
    )
  return (
    <Picture
      {...box}
      ref={image}
      src={src}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  )
}
