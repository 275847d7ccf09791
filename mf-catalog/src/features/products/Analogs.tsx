import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { Tabs } from '@prilavok/shared-kernel/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RelatedGroup, relatedProductsQuery } from '../../api/get-related-products'
import { ANALOG_VIEWS, AnalogsView, type AnalogView } from './AnalogsView'
import { ANALOGS_ID } from './analogs-id'
import { productsTexts } from './texts'

const GROUPS = ['absoluteAnalogs', 'partialAnalogs'] as const satisfies readonly RelatedGroup[]
type Group = (typeof GROUPS)[number]

const Root = styled.section`
  margin-top: 28px;
  > h2 {
    margin-bottom: 4px;
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  [role='radiogroup'] {
    margin-bottom: 12px;
  }
  @media (max-width: 767px) {
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
`

const VIEW_ICONS = { list: 'list', compare: 'compare' } as const

/**
 * Full and partial analogs of a product; a group without products is not shown, nor is a block without groups (CAT-058). A group
 * that has not come says so.
 */
export function Analogs({ product }: { product: Product }) {
  const kernel = useKernel()
  const id = String(product.ID)
  const answers = {
    absoluteAnalogs: useQuery(relatedProductsQuery(kernel, id, 'absoluteAnalogs')),
    partialAnalogs: useQuery(relatedProductsQuery(kernel, id, 'partialAnalogs')),
  }
  const [chosen, choose] = useState<Group>('absoluteAnalogs')
  const [view, setView] = useState<AnalogView>('list')
  const products = (group: Group) => answers[group].data?.ITEMS ?? []
  const groups = GROUPS.filter((group) => products(group).length > 0)
  const failed = GROUPS.filter((group) => answers[group].isError)
  const shown = groups.find((group) => group === chosen) ?? groups[0]
  const root = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const linked = hash === `#${ANALOGS_ID}` && shown !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same link makes another entry of the history and goes there again
  useEffect(() => {
    if (linked) root.current?.scrollIntoView()
  }, [linked, key])
  if (!shown && failed.length === 0) return null
  return (
    <Root id={ANALOGS_ID} ref={root}>
      <h2>{productsTexts.analogs}</h2>
      {failed.map((group) => (
        <RetryNote
          key={group}
          error={answers[group].error}
          text={productsTexts.analogsFailed[group]}
          retrying={answers[group].isFetching}
          onRetry={() => void answers[group].refetch()}
        />
      ))}
      {shown && (
        <Tabs
          label={productsTexts.analogs}
          value={shown}
          onChange={(tab) => choose(tab === 'partialAnalogs' ? 'partialAnalogs' : 'absoluteAnalogs')}
          items={groups.map((group) => ({
            id: group,
            title: productsTexts.analogGroups[group],
            count: products(group).length,
            panel: (
              <>
                <Segmented
                  label={productsTexts.analogsView}
                  value={view}
                  onChange={setView}
                  items={ANALOG_VIEWS.map((value) => ({
                    value,
                    label: productsTexts.analogsViews[value],
                    icon: VIEW_ICONS[value],
                  }))}
                />
                <AnalogsView key={group} current={product} analogs={products(group)} view={view} />
              </>
            ),
          }))}
        />
      )}
    </Root>
  )
}
