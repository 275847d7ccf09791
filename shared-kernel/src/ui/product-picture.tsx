import { styled } from '@prilavok/shared-kernel/styled'
import { useEffect, useRef, useState } from 'react'

export interface ProductPictureProps {
  /** Ready address of the picture; null: the grey box of the kit. */
  src: string | null
  /** Name of the product; empty where the name stands beside the picture. */
  alt: string
  /** Side of the square in px; the browser keeps the place before the picture comes. */
  size: number
  /** Side below 1200. @default size */
  compactSize?: number
  /** Above the fold: loads at once, with high priority. @default false */
  eager?: boolean
  className?: string
}

const Root = styled.span`
  display: block;
  flex: none;
  width: var(--side);
  height: var(--side);
  background: var(--n-0);
  border-radius: var(--r-s);
  > * {
    display: block;
    width: 100%;
    height: 100%;
    padding: 4px;
    object-fit: contain;
  }
  @media (max-width: 1199px) {
    width: var(--side-compact);
    height: var(--side-compact);
  }
`

function NoPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={label || 'Нет фотографии'}>
      <ellipse cx="100" cy="164" rx="66" ry="10" fill="var(--n-100)" />
      <path d="M40 72l60-24 60 24-60 26z" fill="var(--n-200)" />
      <path d="M40 72l60 26v66l-60-26z" fill="var(--n-400)" />
      <path d="M160 72l-60 26v66l60-26z" fill="var(--n-300)" />
      <path d="M64 62.5l60 25v22l-12 5v-22l-60-25z" fill="var(--n-100)" />
    </svg>
  )
}

/** A picture of a product on white, in a place of a known size; a grey box where there is none or it does not load. */
export function ProductPicture({
  src,
  alt,
  size,
  compactSize = size,
  eager,
  className,
}: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const { current } = image
    if (src && current?.complete && current.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  return (
    <Root
      className={className}
      style={{ ['--side' as string]: `${size}px`, ['--side-compact' as string]: `${compactSize}px` }}
    >
      {src && src !== failedSrc ? (
        <img
          ref={image}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <NoPicture label={alt} />
      )}
    </Root>
  )
}
