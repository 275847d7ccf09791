import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { DownloadButton, type ExportColumn, ExportTable } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { shopFilesQuery } from '../../api/get-shop-files'
import { zipShopFiles } from '../../api/zip-shop-files'
import { TablePanel } from '../../model/table-panel'
import { Tools } from './document-styles'
import { ShopFileTable } from './ShopFileTable'
import { fileTexts } from './texts'

/** So many files are found by looking. */
const SEARCH_FROM = 8

const COLUMNS: ExportColumn<ClientFile>[] = [
  { header: fileTexts.name, width: 60, value: ({ NAME }) => NAME },
  { header: fileTexts.kind, width: 8, value: ({ TYPE }) => TYPE?.toUpperCase() },
  { header: fileTexts.sizeInBytes, kind: 'number', value: ({ SIZE }) => SIZE },
]

/** What the shop publishes: each file by itself, or all as one archive. */
export function ShopFiles() {
  const kernel = useKernel()
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(shopFilesQuery(kernel))
  const [search, setSearch] = useState('')
  const searched = search.trim().toLowerCase()
  const found = data?.filter(({ NAME }) => NAME.toLowerCase().includes(searched)) ?? []
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {fileTexts.ofShop} {data && <small className="num">{data.length}</small>}
      </h2>
      {data && data.length > 0 && (
        <Tools>
          {data.length >= SEARCH_FROM && (
            <Input
              type="search"
              aria-label={fileTexts.search}
              placeholder={fileTexts.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          <DownloadButton size="s" findPath={(signal) => zipShopFiles(kernel, signal)}>
            {fileTexts.zip}
          </DownloadButton>
          <ExportTable size="s" fileName={fileTexts.table} columns={COLUMNS} rows={data} />
        </Tools>
      )}
      <TablePanel data-bleed>
        {found.length > 0 ? (
          <ShopFileTable files={found} />
        ) : data && searched ? (
          <EmptyState
            icon="search"
            title={fileTexts.nothingFound}
            actions={<Button onClick={() => setSearch('')}>{fileTexts.showAll}</Button>}
          />
        ) : data ? (
          <EmptyState icon="sheet" title={fileTexts.noShopFiles}>
            {fileTexts.noShopFilesWhy}
          </EmptyState>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <SkeletonList rows={6} height={52} gap={1} />
          </div>
        )}
      </TablePanel>
    </section>
  )
}
