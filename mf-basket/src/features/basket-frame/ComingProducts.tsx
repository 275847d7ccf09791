import type { Change } from '@prilavok/shared-kernel/basket'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { texts } from '../../texts'
import { BasketSkeleton } from './BasketSkeleton'
import { basketFrameTexts } from './texts'

interface ComingProductsProps {
  /** Products that are being added and have no row yet. */
  changes: readonly Change[]
  /** The basket has no rows at all: a skeleton stands for those to come. */
  alone: boolean
}

/** Products on their way into the basket: rows to come, or a note that names them while there is no connection. */
export function ComingProducts({ changes, alone }: ComingProductsProps) {
  const kernel = useKernel()
  const unsent = changes.filter(({ state }) => state === 'unsent')
  if (changes.length === 0) return null
  if (unsent.length === 0) return alone ? <BasketSkeleton /> : null
  const names = unsent.map(({ item, target }) => `${item.NAME}, ${formatNumber(target)}`)
  return (
    <Note
      tone="warning"
      role="status"
      action={
        <Button size="s" onClick={() => kernel.basket.retry()}>
          {texts.retry}
        </Button>
      }
    >
      {basketFrameTexts.unsent} {names.join('; ')}
    </Note>
  )
}
