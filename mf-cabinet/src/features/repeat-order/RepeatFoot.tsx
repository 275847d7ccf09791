import { ListFoot } from '@prilavok/shared-kernel/ui/list-foot'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

/** What would be added, and the button that does it. */
export function RepeatFoot({ repeat: { views, taken, error, adding, add } }: { repeat: Repeat }) {
  // Rows that take the same analog are one position of the basket.
  const products = new Set(taken.map(({ product }) => product?.ID)).size
  return (
    <ListFoot
      error={error}
      closeText={repeatTexts.cancel}
      add={{
        text: products > 0 ? repeatTexts.add(products) : repeatTexts.nothing,
        ...{ busyText: repeatTexts.adding, busy: adding, disabled: taken.length === 0, onClick: add },
      }}
    >
      <p>
        {repeatTexts.enter(taken.length)}{' '}
        <b>
          {taken.length === views.length
            ? repeatTexts.all(taken.length)
            : repeatTexts.ofAll(taken.length, views.length)}
        </b>
        . {taken.some(({ held }) => held > 0) && repeatTexts.addUp}
      </p>
    </ListFoot>
  )
}
