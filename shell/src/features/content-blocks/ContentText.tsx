import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { headingsOf } from './block-anchors'
import { ContentBlocks } from './ContentBlocks'
import { TableOfContents } from './TableOfContents'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  &[data-long] {
    grid-template-columns: minmax(0, 645px) minmax(0, 280px);
  }
  ${media.compact} {
    &,
    &[data-long] {
      grid-template-columns: minmax(0, 1fr);
    }
    gap: 16px;
    > nav {
      order: -1;
    }
  }
  @media print {
    display: block;
  }
`
export const Article = styled.article(`
  ${panelStyles}
  padding: 32px 40px;
  @media (max-width: 767px) {
    padding: 20px 16px;
  }
  @media print {
    padding: 0;
    border: 0;
  }
`)
/** Fewer parts are seen at one look. */
const MIN_PARTS = 3

/** The text of a page with a table of contents, where it is long enough for one; a link may lead to any of its parts. */
export function ContentText({ blocks }: { blocks: readonly ContentBlock[] }) {
  const headings = headingsOf(blocks)
  const isLong = headings.length >= MIN_PARTS
  return (
    <Root data-long={isLong || undefined}>
      <Article>
        <ContentBlocks blocks={blocks} />
      </Article>
      {isLong && <TableOfContents headings={headings} />}
    </Root>
  )
}
