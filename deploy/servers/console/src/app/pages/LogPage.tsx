import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getLog } from '../api/get-log'
import { getOverview } from '../api/get-overview'
import { PageHead, Toolbar } from '../features/frame/frame-styles'
import { LoadError, Loading } from '../features/frame/states'
import { LogTable } from '../features/log/LogTable'
import { logTexts } from '../features/log/texts'
import { EVERY_SHOP } from '../model/rules'
import { isoOfLocal } from '../model/time'
import { texts } from '../texts'

const More = styled.div`
  margin-top: 12px;
`
const Label = styled.label`
  display: inline-flex;
  gap: 6px;
  align-items: center;
`

/** Who changed what, when and why; each change as before and after, and undone where it can be. */
export function LogPage() {
  const overview = useQuery(getOverview())
  const [filter, setFilter] = useState({ shop: '', part: '', from: '', to: '' })
  const log = useInfiniteQuery(
    getLog({
      shop: filter.shop || undefined,
      part: filter.part || undefined,
      from: isoOfLocal(filter.from),
      to: isoOfLocal(filter.to),
    }),
  )
  const set = (name: keyof typeof filter) => (value: string) => setFilter({ ...filter, [name]: value })
  const filtered = Object.values(filter).some(Boolean)
  const lines = log.data?.pages.flat() ?? []
  return (
    <>
      <PageHead>
        <h1>{logTexts.title}</h1>
      </PageHead>
      <Toolbar>
        <Select
          size="s"
          aria-label={texts.supplier}
          value={filter.shop}
          onChange={set('shop')}
          options={[
            { value: '', label: texts.allSuppliers },
            { value: EVERY_SHOP, label: logTexts.commonRules },
            ...(overview.data?.shops ?? []).map(({ domain, name }) => ({ value: domain, label: name })),
          ]}
        />
        <Select
          size="s"
          aria-label={texts.part}
          value={filter.part}
          onChange={set('part')}
          options={[
            { value: '', label: texts.allParts },
            ...(overview.data?.parts ?? []).map((part) => ({ value: part, label: part })),
          ]}
        />
        {(['from', 'to'] as const).map((name) => (
          <Label key={name}>
            {logTexts[name]}
            <Input
              type="datetime-local"
              size="s"
              value={filter[name]}
              onChange={(event) => set(name)(event.target.value)}
            />
          </Label>
        ))}
      </Toolbar>
      {(log.isPending || overview.isPending) && <Loading />}
      {(log.isError || overview.isError) && (
        <LoadError
          error={log.error ?? overview.error}
          onRetry={() => void Promise.all([log.refetch(), overview.refetch()])}
        />
      )}
      {log.isSuccess && lines.length === 0 && (
        <EmptyState title={filtered ? logTexts.emptyFilter : logTexts.empty} icon="list">
          {filtered ? undefined : logTexts.emptyHint}
        </EmptyState>
      )}
      {overview.data && lines.length > 0 && (
        <LogTable lines={lines} overview={overview.data} label={logTexts.title} />
      )}
      {log.hasNextPage && (
        <More>
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {logTexts.more}
          </Button>
        </More>
      )}
    </>
  )
}
