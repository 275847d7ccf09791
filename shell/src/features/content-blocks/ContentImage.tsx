import type { ImageBlock } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'

/** The box is fixed, as the proportions of the picture are not known before it comes. */
const Root = styled.figure`
  max-width: var(--measure);
  break-inside: avoid;
  > img {
    display: block;
    width: 100%;
    height: 240px;
    object-fit: contain;
    object-position: left;
  }
  &[data-background] > img {
    padding: 20px;
    border-radius: var(--r-l);
    background: var(--n-50);
    object-position: center;
  }
  &[data-border] > img {
    padding: 12px;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    object-position: center;
  }
  &[data-stretched] {
    max-width: none;
    column-span: all;
    > img {
      height: 320px;
      object-position: center;
    }
  }
  > figcaption {
    margin-top: 8px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  @media (max-width: 767px) {
    > img,
    &[data-stretched] > img {
      height: 200px;
    }
  }
`

/** A picture of the editor with its looks (001 §3). The caption is read once: it is what the picture says. */
export function ContentImage({ id, data }: { id: string | undefined; data: ImageBlock['data'] }) {
  const source = fileUrl(data.url)
  if (!source) return null
  return (
    <Root
      id={id}
      data-border={data.withBorder || undefined}
      data-background={data.withBackground || undefined}
      data-stretched={data.stretched || undefined}
    >
      <img src={source} alt={data.caption ?? ''} loading="lazy" decoding="async" />
      {data.caption && <figcaption aria-hidden>{data.caption}</figcaption>}
    </Root>
  )
}
