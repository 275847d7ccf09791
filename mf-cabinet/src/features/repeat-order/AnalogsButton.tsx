import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { partialAnalogsQuery } from '../../api/get-partial-analogs'
import type { RepeatView } from '../../model/repeat-views'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

/** Looks for products that are nearly the same, where none is quite. */
export function AnalogsButton({ view: { row }, dispatch }: { view: RepeatView } & Pick<Repeat, 'dispatch'>) {
  const kernel = useKernel()
  const [busy, setBusy] = useState(false)
  const load = async (button: HTMLElement) => {
    const element = button.closest<HTMLElement>('[data-row]')
    setBusy(true)
    try {
      const products = await kernel.query.fetchQuery(partialAnalogsQuery(kernel, row.id))
      // The button goes with its answer: the focus goes on to what has come, else to the row, which says that nothing has.
      const focused = document.activeElement
      const wasHere = focused === button || focused === document.body
      flushSync(() => dispatch({ type: 'offered', id: row.id, products }))
      const choice = element?.querySelector<HTMLElement>('[role="radiogroup"] input:checked')
      if (wasHere) (choice ?? element)?.focus()
      return
    } catch {
      kernel.notices.show({ kind: 'error', text: repeatTexts.analogsFailed })
    }
    setBusy(false)
  }
  return (
    <Button size="s" busy={busy} onClick={({ currentTarget }) => void load(currentTarget)}>
      {repeatTexts.analogs}
    </Button>
  )
}
