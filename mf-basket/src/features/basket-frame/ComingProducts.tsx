import type { Change } from '@prilavok/shared-kernel/basket'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { texts } from '../../texts'
import { basketFrameTexts } from './texts'

interface ComingProductsProps {
  /** Products that are being added and have no row yet. */
  changes: readonly Change[]
}

/** Names products that are on their way into the basket while there is no connection. */
export function ComingProducts({ changes }: ComingProductsProps) {
  const kernel = useKernel()
  const unsent = changes.filter(({ state }) => state === 'unsent')
  if (unsent.length === 0) return null
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
