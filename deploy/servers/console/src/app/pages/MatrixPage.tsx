import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { FilterChips } from '@prilavok/shared-kernel/ui/filter-chips'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ConsoleShop, PartName } from '../../contract'
import { getHealth } from '../api/get-health'
import { getOverview } from '../api/get-overview'
import { Details } from '../features/details/Details'
import { detailTexts } from '../features/details/texts'
import { PageHead, Toolbar } from '../features/frame/frame-styles'
import { LoadError, Loading } from '../features/frame/states'
import { RecentLog } from '../features/log/RecentLog'
import { Matrix } from '../features/matrix/Matrix'
import { countCells, type MatrixFilter, matchingRows, matrixRow } from '../features/matrix/matrix-row'
import { matrixTexts } from '../features/matrix/texts'
import { EVERY_SHOP } from '../model/rules'
import { useIsWide } from '../model/use-is-wide'
import { texts } from '../texts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  &[data-detail] {
    grid-template-columns: minmax(0, 1fr) 392px;
  }
  @media (max-width: 1359px) {
    &[data-detail] {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
  }
`
const Side = styled.aside`
  ${panelStyles}
  position: sticky;
  top: 16px;
  max-height: calc(100dvh - 32px);
  overflow-y: auto;
`
const SideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 12px 0 16px;
  color: var(--text-muted);
  font-size: 13px;
`

const FILTERS: readonly MatrixFilter[] = ['all', 'candidates', 'problems', 'pinned']
const FILTER_TITLES: Record<MatrixFilter, string> = matrixTexts

const isFilter = (value: string | null): value is MatrixFilter => FILTERS.some((one) => one === value)

/** Suppliers × parts; what is chosen, searched and filtered stands in the address. */
export function MatrixPage() {
  const overview = useQuery(getOverview())
  const { data: health } = useQuery(getHealth)
  const [search, setSearch] = useSearchParams()
  const wide = useIsWide()
  const goesToSide = useRef(false)
  /** The focus follows the choice of a cell into the panel beside the table; an address that is opened leaves it where it is. */
  const focusSide = (side: HTMLElement | null) => {
    if (!side) return
    if (goesToSide.current) side.focus()
    goesToSide.current = false
  }
  if (overview.isPending) return <Loading rows={8} height={72} />
  if (!overview.data) return <LoadError error={overview.error} onRetry={() => void overview.refetch()} />
  const { data } = overview

  const set = (values: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  const words = search.get('q') ?? ''
  const onlyPart = search.get('only') ?? ''
  const givenFilter = search.get('filter')
  const filter = isFilter(givenFilter) ? givenFilter : 'all'
  const parts = data.parts.filter((part) => !onlyPart || part === onlyPart)
  const every: ConsoleShop = { domain: EVERY_SHOP, name: texts.everyShop }
  const all = [every, ...data.shops].map((shop) => matrixRow(shop, parts, data, health))
  const rows = matchingRows(all, filter, words)
  const chosenShop = all.find(({ shop }) => shop.domain === search.get('shop'))?.shop
  const chosenPart = data.parts.find((part) => part === search.get('part'))
  const chosen = chosenShop && chosenPart ? { shop: chosenShop.domain, part: chosenPart } : undefined
  const bad = all.flatMap(({ cells }) => cells).filter(({ tone }) => tone === 'bad')
  const degrading = bad.filter(({ effective }) => effective?.candidate).length
  const failing = bad.length - degrading
  const choose = (shop: string, part: PartName) => {
    set({ shop, part })
    goesToSide.current = true
  }
  const close = () => {
    set({ shop: '', part: '' })
    document.querySelector<HTMLElement>('[role=grid] button[aria-pressed=true]')?.focus()
  }
  const shopName = chosenShop?.name ?? ''
  return (
    <Columns data-detail={(chosen && wide) || undefined}>
      <div>
        <PageHead>
          <h1>{matrixTexts.title}</h1>
          {degrading > 0 && (
            <StatusBadge tone="danger" icon="alert">
              {matrixTexts.degrading(degrading)}
            </StatusBadge>
          )}
          {failing > 0 && (
            <StatusBadge tone="danger" icon="alert">
              {matrixTexts.failing(failing)}
            </StatusBadge>
          )}
        </PageHead>
        <Toolbar>
          <Input
            type="search"
            size="s"
            icon="search"
            aria-label={matrixTexts.search}
            placeholder={matrixTexts.search}
            value={words}
            onChange={(event) => set({ q: event.target.value })}
          />
          <Select
            size="s"
            aria-label={texts.part}
            value={onlyPart}
            onChange={(only) => set({ only })}
            options={[
              { value: '', label: texts.allParts },
              ...data.parts.map((part) => ({ value: part, label: part })),
            ]}
          />
          <FilterChips
            label={matrixTexts.filters}
            chosen={filter}
            onChoose={(next) => set({ filter: next === 'all' ? '' : next })}
            chips={FILTERS.map((one) => ({
              filter: one,
              label: FILTER_TITLES[one],
              count: one === 'all' ? all.length : countCells(all, one),
            }))}
          />
        </Toolbar>
        {rows.length > 0 ? (
          <Matrix overview={data} parts={parts} rows={rows} chosen={chosen} onChoose={choose} />
        ) : (
          <EmptyState
            title={matrixTexts.nothing}
            icon="search"
            actions={
              <Button onClick={() => set({ q: '', filter: '', only: '' })}>{matrixTexts.reset}</Button>
            }
          >
            {matrixTexts.nothingHint}
          </EmptyState>
        )}
        <RecentLog overview={data} />
      </div>
      {chosen && wide && (
        <Side
          key={`${chosen.shop} ${chosen.part}`}
          ref={focusSide}
          tabIndex={-1}
          aria-label={detailTexts.title(chosen.part)}
          onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close()}
        >
          <SideHead>
            {shopName}
            <IconButton icon="close" label={texts.close} onClick={close} />
          </SideHead>
          <Details overview={data} {...chosen} />
        </Side>
      )}
      {!wide && (
        <Drawer open={chosen !== undefined} onClose={close} title={shopName}>
          {chosen && <Details key={`${chosen.shop} ${chosen.part}`} overview={data} {...chosen} />}
        </Drawer>
      )}
    </Columns>
  )
}
