import { styled } from '@prilavok/shared-kernel/styled'
import { idOf, type Stories } from './stories'

const Root = styled.nav`
  margin-bottom: 24px;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--bg-surface);
  > ul {
    columns: 200px;
    column-gap: 24px;
  }
  a {
    display: block;
    padding: 4px 0;
    overflow-wrap: anywhere;
    color: var(--accent-text);
  }
  a:hover {
    text-decoration: underline;
  }
`

/** Links to the components that are shown. */
export function Contents({ stories }: { stories: readonly Stories[] }) {
  return (
    <Root aria-label="Содержание">
      <ul>
        {stories.map(({ path, title }) => (
          <li key={path}>
            <a href={`#${idOf(path)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Root>
  )
}
