import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useRef } from 'react'
import type { TypedCount } from '../../model/typed-count'
import type { ChangedRow } from './changed-rows'
import { changedElsewhereTexts as texts } from './texts'
import { useChangedElsewhere } from './use-changed-elsewhere'
import { useScrollAnchor } from './use-scroll-anchor'

const MAX_NAMED = 5

const Place = styled.div`
  &:focus {
    outline: none;
  }
  &:not(:empty) {
    padding-bottom: 12px;
  }
  ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

function whatOf({ from, to }: ChangedRow): string {
  if (to === 0) return texts.removed(from)
  return from === 0 ? texts.added(to) : texts.changed(from, to)
}

interface ChangedElsewhereProps {
  data: OrderBasketResponse | undefined
  /** What is being typed into one of the rows. */
  typed: TypedCount
}

/** Says which rows a colleague or another device has changed, from what to what, with the way back. It stays until it is closed. */
export function ChangedElsewhere({ data, typed }: ChangedElsewhereProps) {
  const { changed, close, putBack } = useChangedElsewhere(data, typed)
  const place = useRef<HTMLDivElement>(null)
  useScrollAnchor(place, changed)
  // The pressed button goes with the note.
  const andStay = (action: () => void) => () => {
    place.current?.focus()
    action()
  }
  const more = changed.length - MAX_NAMED
  return (
    <Place ref={place} tabIndex={-1}>
      {changed.length > 0 && (
        <Note
          tone="info"
          role="status"
          action={
            <Actions>
              <Button size="s" onClick={andStay(putBack)}>
                {texts.putBack}
              </Button>
              <Button size="s" kind="quiet" onClick={andStay(close)}>
                {texts.understood}
              </Button>
            </Actions>
          }
        >
          <b>{texts.title}</b>
          <ul>
            {changed.slice(0, MAX_NAMED).map((change) => (
              <li key={change.row.ID}>
                {change.row.NAME}: {whatOf(change)}
              </li>
            ))}
            {more > 0 && <li>{texts.more(more)}</li>}
          </ul>
        </Note>
      )}
    </Place>
  )
}
