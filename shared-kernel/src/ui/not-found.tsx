import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container } from './container'
import { Icon } from './icon'
import { LinkButton } from './link-button'

export interface NotFoundProps {
  /** The h1 of the page. @default 'Страница не найдена' */
  title?: string
  /** Why, in a sentence. @default the address is mistyped or out of date */
  children?: ReactNode
  /** Ways on. @default to the home page and to the catalogue */
  actions?: ReactNode
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 72px 0 96px;
  text-align: center;
  > svg {
    margin-bottom: 16px;
    color: var(--n-400);
    stroke-width: 1;
  }
  h1 {
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > p {
    max-width: 460px;
    margin-top: 8px;
    color: var(--n-700);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 20px;
  }
  @media (max-width: 767px) {
    padding: 40px 0 56px;
    h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`

/**
 * The whole of a page whose thing does not exist: an unknown path, or an id that the API does not know (AMB-09).
 * The page says `robots: 'noindex'` in its head.
 */
export function NotFound({ title = 'Страница не найдена', children, actions }: NotFoundProps) {
  return (
    <Container>
      <Root>
        <Icon name="search" size={72} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{children ?? 'Возможно, адрес введён с ошибкой или страница больше не существует.'}</p>
        <div>
          {actions ?? (
            <>
              <LinkButton to="/catalog-list" kind="primary" size="l">
                Открыть каталог
              </LinkButton>
              <LinkButton to="/" size="l">
                На главную
              </LinkButton>
            </>
          )}
        </div>
      </Root>
    </Container>
  )
}
