import { useAlarm } from '@prilavok/shared-kernel/alarms'
import { useBasketChanges } from '@prilavok/shared-kernel/basket'
import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import { errorText } from '@prilavok/shared-kernel/errors'
import { formatProducts, NBSP } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { miniBasketQuery } from '../../api/get-mini-basket'
import { changedRows } from '../../model/edit-basket'
import { texts } from '../../texts'
import { MiniBasketFoot } from './MiniBasketFoot'
import { MiniBasketRow } from './MiniBasketRow'
import { Head, More, Rest, Rows } from './mini-basket-styles'
import { headerBasketTexts } from './texts'

interface MiniBasketProps {
  counts: BasketCounts
  onNavigate: () => void
}

/** The latest rows of the main basket, how many more there are, the order track and one button (kit §7). */
export default function MiniBasket({ counts, onNavigate }: MiniBasketProps) {
  const kernel = useKernel()
  const { data, error, isPending, isFetching, refetch } = useQuery(miniBasketQuery(kernel, 'main'))
  const changes = useBasketChanges('main')
  const role = useAlarm(error ? 'load' : undefined)
  const toBasket = useRef<HTMLAnchorElement>(null)
  const rows = changedRows(data?.PRODUCTS ?? [], changes, ({ PRICE }) => PRICE)
  const more = counts.CNT - rows.length
  return (
    <section aria-label={texts.basket} aria-busy={isPending}>
      <Head>
        <b>{texts.basket}</b>
        <TextLink ref={toBasket} to="/basket" onClick={onNavigate}>
          {headerBasketTexts.toBasket}
        </TextLink>
      </Head>
      {isPending && (
        <Rest>
          <SkeletonList rows={Math.min(5, counts.CNT)} height={48} />
        </Rest>
      )}
      {error && (
        <Rest>
          <Note
            tone="danger"
            role={role}
            action={
              <Button size="s" busy={isFetching} onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {headerBasketTexts.miniBasketFailed} {errorText(error)}
          </Note>
        </Rest>
      )}
      <Rows {...rowKeys()}>
        {rows.map((row) => (
          <MiniBasketRow
            key={row.ID}
            row={row}
            onNavigate={onNavigate}
            onLastRemoved={() => toBasket.current?.focus()}
          />
        ))}
      </Rows>
      {data && more > 0 && (
        <More>
          {headerBasketTexts.more}
          {NBSP}
          {formatProducts(more)}
        </More>
      )}
      <MiniBasketFoot counts={counts} onNavigate={onNavigate} />
    </section>
  )
}
