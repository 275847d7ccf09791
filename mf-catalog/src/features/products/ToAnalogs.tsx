import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useQuery } from '@tanstack/react-query'
import { relatedProductsQuery } from '../../api/get-related-products'
import { ANALOGS_ID } from './analogs-id'
import { productsTexts } from './texts'

/** On the page of a product that cannot be had: down to its analogs. Without any it says so; while that is not known, nothing. */
export function ToAnalogs({ product }: { product: Product }) {
  const kernel = useKernel()
  const id = String(product.ID)
  const answers = [
    useQuery(relatedProductsQuery(kernel, id, 'absoluteAnalogs')),
    useQuery(relatedProductsQuery(kernel, id, 'partialAnalogs')),
  ]
  if (answers.some(({ data, isError }) => isError || (data && data.ITEMS.length > 0)))
    return (
      <LinkButton to={`#${ANALOGS_ID}`} size="l" icon="repeat" block>
        {productsTexts.analogs}
      </LinkButton>
    )
  return answers.every(({ data }) => data) && <Note>{productsTexts.noAnalogs}</Note>
}
