import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from './link'

export interface Crumb {
  title: string
  /** None for the page itself. */
  to?: string
}

export interface BreadcrumbsProps {
  /** What comes after the home page. */
  items: readonly Crumb[]
}

const HOME: Crumb = { title: 'Главная', to: '/' }

const Root = styled.nav`
  padding: 14px 0 8px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
  }
  li + li::before {
    content: '/';
    margin-right: 6px;
    color: var(--n-400);
  }
  @media (max-width: 767px) {
    padding: 10px 0 6px;
    > ol {
      flex-wrap: nowrap;
      padding-right: 24px;
      overflow-x: auto;
      mask: linear-gradient(to left, transparent, var(--n-900) 24px);
      white-space: nowrap;
      scrollbar-width: none;
    }
  }
`

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <Root aria-label="Путь по сайту">
      <ol>
        {[HOME, ...items].map(({ title, to }) => (
          <li key={`${to} ${title}`}>
            {to ? (
              <TextLink to={to} quiet>
                {title}
              </TextLink>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  )
}
