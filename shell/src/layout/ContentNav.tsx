import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { mainLinks } from '../model/content-links/content-links'
import { contentLinkTexts } from '../model/content-links/texts'
import { useContentLinks } from '../model/content-links/use-content-links'

const Root = styled.nav`
  flex: none;
  > ul {
    display: flex;
    gap: 20px;
    white-space: nowrap;
  }
  a {
    display: block;
    max-width: 140px;
    padding: 3px 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.narrowDesktop} {
    > ul {
      gap: 14px;
    }
  }
`

/** The few content pages that most visitors look for, in the row above the header of wide screens. */
export function ContentNav() {
  const links = mainLinks(useContentLinks())
  return (
    <Root aria-label={contentLinkTexts.pages}>
      <ul>
        {links.map(({ to, title }) => (
          <li key={to}>
            <TextLink to={to} quiet title={title}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}
