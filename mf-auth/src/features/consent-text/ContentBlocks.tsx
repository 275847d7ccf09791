import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'

const Root = styled.div`
  display: grid;
  gap: 12px;
  > h3 {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  > ul,
  > ol {
    padding-left: 20px;
    list-style: disc;
  }
  > ol {
    list-style: decimal;
  }
`

function Block({ type, data }: ContentBlock) {
  if (type === 'header') return <h3>{data.text}</h3>
  if (type === 'paragraph') return <p>{data.text}</p>
  if (type !== 'list') return null
  const List = data.style === 'ordered' ? 'ol' : 'ul'
  return (
    <List>
      {data.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

/** Headers, paragraphs and lists of the content editor; a text of law has no pictures. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <Root>
      {blocks.map((block, place) => (
        <Block key={block.id ?? place} {...block} />
      ))}
    </Root>
  )
}
