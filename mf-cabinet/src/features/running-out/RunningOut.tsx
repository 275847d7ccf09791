import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import { isApiError } from '@prilavok/shared-kernel/errors'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { KeyHint } from '@prilavok/shared-kernel/ui/key-hint'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { boughtQuery } from '../../api/get-bought'
import { Block } from '../../model/Block'
import { AllHeld } from './AllHeld'
import { DraftItem } from './DraftItem'
import { dueProducts } from './due-products'
import { runningOutTexts as texts } from './texts'
import { useDraft } from './use-draft'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 12px;
  border-top: 1px solid var(--border);
  font-size: 13px;
  color: var(--text-muted);
  > p {
    flex: 1 1 240px;
  }
  > [role='alert'] {
    flex-basis: 100%;
    color: var(--danger-text);
  }
`

/** Rows of the placeholder. */
const WAITING = 3

/** What the rhythm of past orders says is about to run out, as a draft of the next one; nothing where nothing is. */
export function RunningOut() {
  const kernel = useKernel()
  const { data, error: failure, isFetching, refetch } = useQuery(boughtQuery(kernel))
  const { PRICE_TYPE: priceType } = useShop()
  const [now] = useState(() => kernel.platform.now())
  const due = dueProducts(data?.ITEMS ?? [], now)
  const draft = useDraft(due)
  const block = useRef<HTMLElement>(null)
  useListKeys({ submit: draft.add, within: block })
  const { rows, taken, sum, adding, error } = draft
  const currency = rows[0]?.product.CURRENCY
  if (data ? due.length === 0 : isApiError(failure) && failure.status === 404) return null
  if (!data)
    return (
      <Block title={texts.title} busy={!failure}>
        {failure ? (
          <RetryNote
            error={failure}
            text={texts.failed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonList rows={WAITING} height={64} gap={1} />
        )}
      </Block>
    )
  if (rows.length === 0)
    return (
      <Block title={texts.title}>
        <AllHeld focused={draft.added} />
      </Block>
    )
  return (
    <Block title={texts.title} ref={block}>
      <Panel data-bleed>
        <ul aria-label={texts.title} inert={adding} {...rowKeys()}>
          {rows.map((row) => (
            <DraftItem key={row.number} row={row} now={now} onCount={draft.count} />
          ))}
        </ul>
        <Foot>
          {error && <p role="alert">{error}</p>}
          <p>{texts.rhythm}</p>
          <Button
            kind="primary"
            disabled={taken.length === 0}
            busy={adding}
            busyLabel={texts.adding}
            onClick={() => void draft.add()}
          >
            {taken.length > 0
              ? texts.add(taken.length, formatMoney(sum, { priceType, currency }))
              : texts.nothing}
            <KeyHint aria-hidden>Ctrl Enter</KeyHint>
          </Button>
        </Foot>
      </Panel>
    </Block>
  )
}
