import { ListFoot } from '@prilavok/shared-kernel/ui/list-foot'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

/** What would be added, and the button that does it. */
export function RepeatFoot({ repeat: { views, taken, error, adding, add } }: { repeat: Repeat }) {
  return (
    <ListFoot
      error={error}
      closeText={repeatTexts.cancel}
      add={{
        text: taken.length > 0 ? repeatTexts.add(taken.length) : repeatTexts.nothing,
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
