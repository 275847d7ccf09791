import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Tabs } from '@prilavok/shared-kernel/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RelatedGroup, relatedProductsQuery } from '../../api/get-related-products'
import { ProductRows } from './ProductRows'
import { productsTexts } from './texts'

const GROUPS = ['absoluteAnalogs', 'partialAnalogs'] as const satisfies readonly RelatedGroup[]
/** «Аналоги» of a row leads here. */
export const ANALOGS_ID = 'analogs'
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
  @media (max-width: 767px) {
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
`

/** Full and partial analogs of a product; a group without products is not shown, nor is a block without groups (CAT-058). */
export function Analogs({ productId }: { productId: string }) {
  const kernel = useKernel()
  const full = useQuery(relatedProductsQuery(kernel, productId, 'absoluteAnalogs'))
  const partial = useQuery(relatedProductsQuery(kernel, productId, 'partialAnalogs'))
  const [chosen, choose] = useState<Group>('absoluteAnalogs')
  const products = { absoluteAnalogs: full.data?.ITEMS ?? [], partialAnalogs: partial.data?.ITEMS ?? [] }
  const groups = GROUPS.filter((group) => products[group].length > 0)
  const shown = groups.find((group) => group === chosen) ?? groups[0]
  const root = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const linked = hash === `#${ANALOGS_ID}` && shown !== undefined
  useEffect(() => {
    if (linked) root.current?.scrollIntoView()
  }, [linked])
  if (!shown) return null
  return (
    <Root id={ANALOGS_ID} ref={root}>
      <h2>{productsTexts.analogs}</h2>
      <Tabs
        label={productsTexts.analogs}
        value={shown}
        onChange={(id) => choose(id === 'partialAnalogs' ? 'partialAnalogs' : 'absoluteAnalogs')}
        items={groups.map((group) => ({
          id: group,
          title: productsTexts.analogGroups[group],
          count: products[group].length,
          panel: <ProductRows products={products[group]} label={productsTexts.analogs} />,
        }))}
      />
    </Root>
  )
}
