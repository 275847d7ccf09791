import { styled } from '@prilavok/shared-kernel/styled'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { getOverview } from '../api/get-overview'
import { PageHead } from '../features/frame/frame-styles'
import { LoadError, Loading } from '../features/frame/states'
import { SupplierPlan } from '../features/suppliers/SupplierPlan'
import { supplierTexts } from '../features/suppliers/texts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 16px;
`

/** What each supplier's buyers get, as a whole. */
export function SuppliersPage() {
  const overview = useQuery(getOverview())
  return (
    <>
      <PageHead>
        <h1>{supplierTexts.title}</h1>
      </PageHead>
      {overview.isPending && <Loading />}
      {overview.isError && <LoadError error={overview.error} onRetry={() => void overview.refetch()} />}
      {overview.data?.shops.length === 0 && (
        <EmptyState title={supplierTexts.empty} icon="store">
          {supplierTexts.emptyHint}
        </EmptyState>
      )}
      {overview.data && (
        <Grid>
          {overview.data.shops.map((shop) => (
            <SupplierPlan key={shop.domain} shop={shop} overview={overview.data} />
          ))}
        </Grid>
      )}
    </>
  )
}
