import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { AnchorLink } from './AnchorLink'
import { blockAnchors } from './block-anchors'
import { ContentImage } from './ContentImage'

/** Two columns of so many characters are seen at once: nobody scrolls back up to go on reading. */
const SEEN_AT_ONCE = 2500

/** `--measure`: a line of at most 75 characters, whatever the width of the page; a short text has two columns where there is room. */
const Root = styled.div`
  --measure: 37.5em;
  &[data-short] {
    columns: var(--measure) 2;
    column-gap: 56px;
  }
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: break-word;
  > h2,
  > h3 {
    max-width: 26em;
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.01em;
    break-after: avoid;
  }
  > h3 {
    font-size: 16px;
    line-height: 22px;
  }
  > * + * {
    margin-top: 16px;
  }
  > * + h2 {
    margin-top: 32px;
  }
  > * + h3 {
    margin-top: 24px;
  }
  > p,
  li {
    break-inside: avoid;
  }
  > p,
  > ul,
  > ol {
    max-width: var(--measure);
  }
  > ul,
  > ol {
    padding-left: 22px;
    list-style: disc;
  }
  > ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 8px;
  }
  li::marker {
    color: var(--text-muted);
  }
  > [id] {
    scroll-margin-top: 16px;
  }
  > [id]:focus-visible {
    outline-offset: 4px;
  }
  ${media.phone} {
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
`

function sizeOf({ type, data }: ContentBlock): number {
  if (type === 'image') return 0
  return type === 'list' ? data.items.join('').length : data.text.length
}

interface ContentBlocksProps {
  blocks: readonly ContentBlock[]
  /** What a header of the text is on its page. @default 'h2', which a link can lead to */
  heading?: 'h2' | 'h3'
}

/** A text of the editor, block by block; every text is plain, so nothing of it is markup. */
export function ContentBlocks({ blocks, heading = 'h2' }: ContentBlocksProps) {
  const anchors = blockAnchors(blocks)
  const size = blocks.reduce((sum, block) => sum + sizeOf(block), 0)
  return (
    <Root data-short={size <= SEEN_AT_ONCE || undefined}>
      {blocks.map((block, at) => (
        <Block key={anchors[at] ?? at} block={block} anchor={anchors[at]} heading={heading} />
      ))}
    </Root>
  )
}

interface BlockProps {
  block: ContentBlock
  anchor: string | undefined
  heading: 'h2' | 'h3'
}

function Block({ block, anchor, heading: Heading }: BlockProps) {
  // Of a text inside a page: the ids of the page's own text are not taken from it.
  const id = Heading === 'h2' ? anchor : undefined
  switch (block.type) {
    case 'header':
      return (
        <Heading id={id} tabIndex={id ? -1 : undefined}>
          {id ? <AnchorLink id={id}>{block.data.text}</AnchorLink> : block.data.text}
        </Heading>
      )
    case 'paragraph':
      return <p id={id}>{block.data.text}</p>
    case 'list':
      return <BlockList id={id} {...block.data} />
    case 'image':
      return <ContentImage id={id} data={block.data} />
  }
}

function BlockList({ id, style, items }: { id: string | undefined; style: string; items: string[] }) {
  const List = style === 'ordered' ? 'ol' : 'ul'
  // An editor may say the same twice.
  const keyed = items.map((text, at) => ({ text, key: `${at} ${text}` }))
  return (
    <List id={id}>
      {keyed.map(({ text, key }) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  )
}
