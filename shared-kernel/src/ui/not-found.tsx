import type { PageHead } from '@prilavok/shared-kernel/contract'
import type { ReactNode } from 'react'
import { LinkButton } from './link-button'
import { PageState } from './page-state'
import { QuestionButton } from './question-link'

export interface NotFoundProps {
  /** The h1 of the page. @default 'Страница не найдена' */
  title?: string
  /** Why, in a sentence. @default the address is mistyped or out of date */
  children?: ReactNode
  /** Ways on. @default to the catalogue, to the home page, to ask the supplier */
  actions?: ReactNode
}

/**
 * The whole of a page whose thing does not exist: an unknown path, or an id that the API does not know (AMB-09).
 * The page says `missingHead` in its head.
 */
export function NotFound({
  title = 'Страница не найдена',
  children = 'Возможно, адрес введён с ошибкой или страница больше не существует.',
  actions,
}: NotFoundProps) {
  const ways = actions ?? (
    <>
      <LinkButton to="/catalog-list" kind="primary" size="l">
        Открыть каталог
      </LinkButton>
      <LinkButton to="/" size="l">
        На главную
      </LinkButton>
      <QuestionButton size="l" subject={title} />
    </>
  )
  return (
    <PageState icon="search" title={title} actions={ways}>
      {children}
    </PageState>
  )
}

/** What a page says in its head whose thing does not exist. */
export const missingHead = (title: string): PageHead => ({ title, robots: 'noindex', missing: true })
