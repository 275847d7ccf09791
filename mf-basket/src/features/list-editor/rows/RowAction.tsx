import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useState } from 'react'
import { analogsQuery } from '../../../api/get-analogs'
import type { RowView } from '../model/view-rows'
import { pasteTexts } from '../texts'
import type { RowHandlers } from './use-row-handlers'

interface RowActionProps {
  view: RowView
  open: boolean
  handlers: RowHandlers
}

/** What a row that is not ready offers: the one step that makes it ready. */
export function RowAction({ view, open, handlers }: RowActionProps) {
  const { row, state, options, twin } = view
  const { number } = row.line
  const near = typeof row.match === 'object' ? row.match.PRODUCTS[0] : undefined
  const common = { size: 's', 'data-action': '' } as const
  if (state === 'choose' && options.length > 0 && !open)
    return (
      <Button {...common} onClick={() => handlers.open(number)}>
        {pasteTexts.choose}
      </Button>
    )
  if (state === 'missing' && near)
    return (
      <Button {...common} onClick={() => handlers.choose(view, near)}>
        {pasteTexts.take}
      </Button>
    )
  if (state === 'duplicate' && twin)
    return (
      <Button {...common} onClick={() => handlers.merge(view)}>
        {pasteTexts.merge(twin.count)}
      </Button>
    )
  if (state === 'failed')
    return (
      <Button {...common} icon="refresh" onClick={handlers.retry}>
        {pasteTexts.retry}
      </Button>
    )
  return state === 'unavailable' && view.product ? <AnalogsButton view={view} handlers={handlers} /> : null
}

function AnalogsButton({ view, handlers }: Omit<RowActionProps, 'open'>) {
  const kernel = useKernel()
  const [busy, setBusy] = useState(false)
  const { product, row } = view
  const load = async () => {
    if (!product) return
    setBusy(true)
    const found = await kernel.query.fetchQuery(analogsQuery(kernel, product.ID)).catch(() => undefined)
    setBusy(false)
    if (found) handlers.offer(row.line.number, found)
  }
  return (
    <Button size="s" data-action="" busy={busy} onClick={() => void load()}>
      {pasteTexts.analogs}
    </Button>
  )
}
