import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useId } from 'react'
import { VIEWED, ViewedLink } from './ViewedLink'

export interface ShopLink {
  to: string
  title: string
}

const Root = styled.nav`
  flex: 0 1 auto;
  min-width: 0;
  > h2 {
    margin-bottom: 8px;
    font-weight: 600;
    color: var(--n-900);
  }
  > ul[data-long] {
    columns: 2;
    column-gap: 32px;
  }
  li {
    break-inside: avoid;
  }
  li > a {
    display: block;
    max-width: 220px;
    padding: 4px 0;
    overflow-wrap: break-word;
  }
  ${media.phone} {
    > ul {
      columns: 2;
      column-gap: 16px;
    }
    li > a {
      padding: 8px 0;
    }
  }
`
/** More links than this stand in two columns. */
const ONE_COLUMN = 8

/** Links of the footer under one heading. */
export function FooterGroup({ title, links }: { title: string; links: readonly ShopLink[] }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul data-long={links.length > ONE_COLUMN || undefined}>
        {links.map(({ to, title: name }) => (
          <li key={to}>
            {to === VIEWED[0] ? (
              <ViewedLink />
            ) : (
              <TextLink to={to} quiet>
                {name}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Root>
  )
}
