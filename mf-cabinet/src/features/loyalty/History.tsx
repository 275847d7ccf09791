import type { LoyaltyOperationCode } from '@prilavok/shared-kernel/contract'
import { LOYALTY_PAGE_SIZE } from '@prilavok/shared-kernel/contract/page-sizes'
import { ExportTable } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate, useSearchParams } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Pagination } from '@prilavok/shared-kernel/ui/pagination'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { loyaltyOperationsQuery, readAllOperations } from '../../api/get-loyalty-operations'
import {
  OPERATION_CODES,
  type OperationParams,
  operationsPath,
  operationsSortedBy,
  readOperationParams,
} from '../../model/operation-params'
import { TablePanel } from '../../model/table-panel'
import { BlockTitle } from './BlockTitle'
import { EXPORT_COLUMNS } from './export-columns'
import { OperationTable } from './OperationTable'
import { loyaltyTexts } from './texts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: flex-end;
  justify-content: space-between;
  > div {
    display: flex;
    gap: 8px;
    align-items: center;
    max-width: 100%;
    margin-bottom: 12px;
  }
`
const TYPE_TEXTS: Readonly<Record<LoyaltyOperationCode, string>> = {
  'loyalty-plus': loyaltyTexts.additions,
  'loyalty-minus': loyaltyTexts.subtractions,
  'loyalty-burn': loyaltyTexts.burns,
  'loyalty-return-order': loyaltyTexts.returns,
}
const TYPES = [
  { value: '', label: loyaltyTexts.allTypes },
  ...OPERATION_CODES.map((code) => ({ value: code, label: TYPE_TEXTS[code] })),
]

/** «История начисления / списания» by type, in the sort that the API tells, fifteen a page, all kept in the address (CAB-051). */
export function History() {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const titleId = useId()
  const params = readOperationParams(search)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...loyaltyOperationsQuery(kernel, params),
    placeholderData: keepPreviousData,
  })
  const open = (next: OperationParams) => navigate(operationsPath(next), { replace: true })
  const showType = (type: string) => open({ ...params, page: 1, type: typeOf(type) })
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <BlockTitle id={titleId}>{loyaltyTexts.history}</BlockTitle>
        <div>
          <Select aria-label={loyaltyTexts.type} options={TYPES} value={params.type} onChange={showType} />
          {data && data.NAV.CNT > 0 && (
            <ExportTable
              fileName={loyaltyTexts.file}
              columns={EXPORT_COLUMNS}
              rows={(signal) => readAllOperations(kernel, params, signal)}
            />
          )}
        </div>
      </Head>
      <TablePanel data-bleed>
        {data && data.ITEMS.length > 0 ? (
          <OperationTable
            operations={data.ITEMS}
            nav={data.NAV}
            stale={isPlaceholderData}
            onSort={(sort) => open(operationsSortedBy(params, sort))}
          />
        ) : data ? (
          <NoOperations params={params} count={data.NAV.CNT} open={open} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <SkeletonList height={46} gap={1} />
          </div>
        )}
      </TablePanel>
      {data && (
        <Pagination
          page={params.page}
          pageCount={Math.ceil(data.NAV.CNT / LOYALTY_PAGE_SIZE)}
          hrefOf={(page) => operationsPath({ ...params, page })}
        />
      )}
    </section>
  )
}

const typeOf = (text: string): OperationParams['type'] => OPERATION_CODES.find((code) => code === text) ?? ''

interface NoOperationsProps {
  params: OperationParams
  /** Of all pages. */
  count: number
  open: (params: OperationParams) => void
}

/** Why there are no operations, and what to do about it. */
function NoOperations({ params, count, open }: NoOperationsProps) {
  const show = (part: Partial<OperationParams>) => open({ ...params, page: 1, ...part })
  if (count > 0)
    return (
      <EmptyState
        icon="award"
        title={loyaltyTexts.noneOnPage}
        actions={<Button onClick={() => show({})}>{loyaltyTexts.toFirstPage}</Button>}
      />
    )
  if (params.type)
    return (
      <EmptyState
        icon="award"
        title={loyaltyTexts.noneOfType}
        actions={<Button onClick={() => show({ type: '' })}>{loyaltyTexts.showAll}</Button>}
      />
    )
  return (
    <EmptyState icon="award" title={loyaltyTexts.noOperations}>
      {loyaltyTexts.noOperationsWhy}
    </EmptyState>
  )
}
