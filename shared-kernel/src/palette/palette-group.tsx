import { errorText } from '@prilavok/shared-kernel/errors'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type ReactNode, useEffect, useId } from 'react'
import { usePalette } from './context'
import { Cell } from './entry-styles'

const Root = styled.div`
  &:not(:has([role='row'])) {
    display: none;
  }
  > p {
    padding: 8px 8px 4px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 600;
    color: var(--n-700);
  }
  > p > span {
    font-weight: 400;
    font-variant-numeric: tabular-nums lining-nums;
  }
`
const Status = styled.div`
  padding: 4px 8px 8px;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 40px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-secondary);
  }
  > div > span {
    flex: 1;
  }
`

export interface PaletteGroupProps {
  title: string
  /** How many there are in all. */
  count?: number
  /** The answer for what is typed is on its way; what is known of before stays. */
  pending?: boolean
  /** Why the answer has not come; with `onRetry`. */
  error?: unknown
  onRetry?: () => void
  /** Entries; without any, error or wait the group is not shown. */
  children?: ReactNode
}

/** Entries of one kind under their heading. */
export function PaletteGroup({ title, count, pending = false, error, onRetry, children }: PaletteGroupProps) {
  const palette = usePalette()
  const titleId = useId()
  useEffect(() => (pending ? palette.wait() : undefined), [palette, pending])
  return (
    <Root role="rowgroup" aria-labelledby={titleId} aria-busy={pending || undefined}>
      <p id={titleId} role="presentation">
        {title} {count !== undefined && count > 0 && <span>{formatNumber(count)}</span>}
      </p>
      {error && !pending ? (
        <Status role="row">
          <Cell role="gridcell">
            <span>{errorText(error)}</span>
            <Button size="s" icon="refresh" onClick={onRetry}>
              Повторить
            </Button>
          </Cell>
        </Status>
      ) : (
        children
      )}
    </Root>
  )
}

/** Lines in the place of entries that are on their way for the first time. */
export function PaletteSkeleton({ lines, height }: { lines: number; height: number }) {
  return (
    <Status role="row">
      <Cell role="gridcell" aria-label="Ищем…">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={String(line)} height={height} />
        ))}
      </Cell>
    </Status>
  )
}
