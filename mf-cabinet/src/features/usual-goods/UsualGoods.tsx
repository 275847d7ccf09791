import { isApiError } from '@prilavok/shared-kernel/errors'
import { ExportTable } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boughtQuery } from '../../api/get-bought'
import { Block } from '../../model/Block'
import { usualTexts } from './texts'
import { UsualRow } from './UsualRow'
import { usualColumns } from './usual-columns'

const FIRST = 6

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 12px;
  font-size: 13px;
  color: var(--text-muted);
  ul + & {
    border-top: 1px solid var(--border);
  }
`

/** The goods that the customer orders most often, in their usual counts: a list that one types into. */
export function UsualGoods() {
  const { data, error, isFetching, refetch } = useQuery(boughtQuery(useKernel()))
  const [all, showAll] = useState(false)
  if (isApiError(error) && error.status === 404) return null
  const goods = data?.ITEMS ?? []
  const isOnce = goods.length > 0 && goods.every(({ ORDER_CNT }) => ORDER_CNT === 1)
  const title = isOnce ? usualTexts.titleOfOnce : usualTexts.title
  return (
    <Block
      title={title}
      busy={!data && !error}
      aside={
        goods.length > 0 && (
          <ExportTable size="s" fileName={usualTexts.file} columns={usualColumns} rows={goods} />
        )
      }
    >
      {goods.length > 0 ? (
        <Panel data-bleed>
          <ul aria-label={title} {...rowKeys()}>
            {goods.slice(0, all ? undefined : FIRST).map((product) => (
              <UsualRow key={product.ID} product={product} />
            ))}
          </ul>
          <Foot>
            <span>{usualTexts.hint}</span>
            {goods.length > FIRST && (
              <Button kind="quiet" size="s" aria-expanded={all} onClick={() => showAll(!all)}>
                {all ? usualTexts.fewer : usualTexts.all(goods.length)}
              </Button>
            )}
          </Foot>
        </Panel>
      ) : data ? (
        <Panel>
          <Foot>
            <span>{usualTexts.empty}</span>
            <LinkButton to="/catalog-list" size="s">
              {usualTexts.toCatalog}
            </LinkButton>
          </Foot>
        </Panel>
      ) : error ? (
        <RetryNote
          error={error}
          text={usualTexts.failed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList rows={FIRST} height={64} gap={1} />
      )}
    </Block>
  )
}
