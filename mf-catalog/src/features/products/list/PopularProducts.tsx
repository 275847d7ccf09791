import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { useQuery } from '@tanstack/react-query'
import { type ListSource, productListQuery } from '../../../api/get-product-list'
import { ProductRows } from '../ProductRows'
import { productsTexts } from '../texts'

const Block = styled.section`
  margin-top: 36px;
  > h2 {
    margin-bottom: 12px;
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
  }
`
const SHOWN = 3

/** What is bought most here, whatever is filtered: for a list that the filters have left empty. */
export function PopularProducts({ source }: { source: ListSource }) {
  const { data } = useQuery(
    productListQuery(useKernel(), source, { sort: 'POPULARITY', order: 'DESC', limit: SHOWN, page: 1 }),
  )
  if (!data?.ITEMS.length) return null
  return (
    <Block aria-label={productsTexts.list.popular}>
      <h2>{productsTexts.list.popular}</h2>
      <ProductRows products={data.ITEMS} label={productsTexts.list.popular} />
    </Block>
  )
}
