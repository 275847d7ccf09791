import { formatProducts } from '@prilavok/shared-kernel/format'
import { searchUrl } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { QuestionButton } from '@prilavok/shared-kernel/ui/question-link'
import type { ReactNode } from 'react'
import { searchTexts } from './texts'

const Further = styled.section`
  padding: 16px 24px 24px;
  border-top: 1px solid var(--border-subtle);
  > h2 {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
`

/** Fewer digits than a code has. */
const PART_OF_CODE = /^\d{1,5}$/

interface NothingFoundProps {
  /** What was looked for. */
  q: string
  /** A query near to this one that finds products, and how many. */
  near: { q: string; count: number } | null
  /** The first products of that query. */
  products: ReactNode
  /** Sections that the query names. */
  nearSections: ReactNode
  sections: ReactNode
  openCatalog: ReactNode
}

/** A search without results leads on: to a near query with its products, to sections that it names, to all of them. */
export function NothingFound({ q, near, products, nearSections, sections, openCatalog }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        icon="search"
        title={searchTexts.nothing}
        actions={
          <>
            {near && (
              <LinkButton to={searchUrl(near.q)} kind="primary">
                {searchTexts.near(near.q, formatProducts(near.count))}
              </LinkButton>
            )}
            {openCatalog}
            <QuestionButton subject={searchTexts.question(q)} />
          </>
        }
      >
        {PART_OF_CODE.test(q.trim()) ? searchTexts.partOfCode : searchTexts.nothingWhy}
      </EmptyState>
      {near && (
        <Further aria-label={searchTexts.nearProducts(near.q)}>
          <h2>{searchTexts.nearProducts(near.q)}</h2>
          {products}
        </Further>
      )}
      {nearSections && (
        <Further aria-label={searchTexts.nearSections}>
          <h2>{searchTexts.nearSections}</h2>
          {nearSections}
        </Further>
      )}
      {sections && (
        <Further aria-label={searchTexts.sections}>
          <h2>{searchTexts.lookInSections}</h2>
          {sections}
        </Further>
      )}
    </>
  )
}
