import type { Product } from '@prilavok/shared-kernel/contract'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { codeQuery } from '../../model/code-query'
import { ProductRows } from './ProductRows'
import { productsTexts } from './texts'

export const ANALOG_VIEWS = ['list', 'compare'] as const
export type AnalogView = (typeof ANALOG_VIEWS)[number]

const comparisonQuery = codeQuery('comparison', async () => {
  const { default: Comparison } = await import(/* webpackChunkName: "comparison" */ './compare/Comparison')
  return { Comparison }
})

interface AnalogsViewProps {
  current: Product
  analogs: readonly Product[]
  view: AnalogView
}

/** Analogs as rows, or in a table beside the product itself. */
export function AnalogsView({ current, analogs, view }: AnalogsViewProps) {
  if (view === 'list') return <ProductRows products={analogs} label={productsTexts.analogs} />
  return <LoadedComparison current={current} analogs={analogs} />
}

/** The table loads when somebody asks for it; when it does not come, it can be asked for again. */
function LoadedComparison(products: Omit<AnalogsViewProps, 'view'>) {
  const { data, error, isFetching, refetch } = useQuery(comparisonQuery)
  if (data) return <data.Comparison {...products} />
  if (!error) return <Skeleton height={420} />
  return (
    <ErrorState
      error={error}
      title={productsTexts.comparisonFailed}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
