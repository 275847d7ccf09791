import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { useId } from 'react'
import { AnchorLink } from './AnchorLink'
import type { Heading } from './block-anchors'
import { contentTexts } from './texts'
import { useCurrentHeading } from './use-current-heading'

const Root = styled.nav`
  align-self: start;
  font-size: 13px;
  line-height: 18px;
  > h2 {
    margin-bottom: 4px;
    font-weight: 600;
  }
  li > a {
    display: block;
    padding: 5px 0;
    color: var(--n-700);
  }
  ${media.desktop} {
    position: sticky;
    top: 16px;
    padding-left: 16px;
    border-left: 2px solid var(--border);
  }
  ${media.compact} {
    li > a {
      padding: 9px 0;
    }
  }
  @media print {
    display: none;
  }
`

/** Links to the parts of a long text; tells which of them is being read. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const id = useId()
  const current = useCurrentHeading(headings)
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{contentTexts.contents}</h2>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id}>
            <AnchorLink id={heading.id} current={heading.id === current}>
              {heading.title}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}
