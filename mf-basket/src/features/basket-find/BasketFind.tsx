import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { type KeyboardEvent, useRef } from 'react'
import type { RowKey } from '../../model/row-key'
import { basketFindTexts as texts } from './texts'
import { useFindKey } from './use-find-key'
import type { RowFinder } from './use-row-finder'

/** Shorter baskets are looked through by eye. */
export const FIND_FROM = 30

const Root = styled.form`
  ${panelStyles}
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: 4px;
  margin-bottom: 12px;
  padding: 8px;
  > div {
    flex: 1;
    min-width: 0;
  }
  > output {
    flex: none;
    min-width: 84px;
    padding: 0 4px;
    font-size: 13px;
    text-align: right;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > output:empty {
    min-width: 0;
    padding: 0;
  }
  kbd {
    ${keyStyles}
    margin-right: 6px;
    white-space: nowrap;
  }
  &:focus-within kbd {
    display: none;
  }
  ${media.compact} {
    top: var(--header-mobile);
    kbd {
      display: none;
    }
  }
  ${media.phone} {
    margin-bottom: 8px;
    padding: 4px;
  }
  ${media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
`

/** From the found row's field of the count on, the buyer goes on by the keys of the rows. */
function focusRow(key: RowKey | undefined) {
  const row = document.querySelector(`li[data-row="${key}"]`)
  const control = row?.querySelector<HTMLElement>('input[data-quantity]:enabled') ?? row?.querySelector('a')
  control?.focus()
}

/** Finds rows of a long basket by name or code: Enter and Shift+Enter go on and back, ↓ into the row, Esc ends it. */
export function BasketFind({ finder }: { finder: RowFinder }) {
  const { text, matches, at, find, step } = finder
  const field = useRef<HTMLInputElement>(null)
  useFindKey(field)
  const press = (event: KeyboardEvent) => {
    const isMove = event.key === 'ArrowDown' && at >= 0
    if (event.key === 'Enter' && matches.length > 0) step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape' && text) find('')
    else if (isMove) focusRow(matches[at])
    else return
    event.preventDefault()
  }
  const none = text.trim() !== '' && matches.length === 0
  return (
    <Root role="search" method="post" aria-label={texts.find} onSubmit={(event) => event.preventDefault()}>
      <div>
        <Input
          ref={field}
          type="search"
          icon="search"
          autoComplete="off"
          aria-label={texts.find}
          aria-keyshortcuts="Control+F"
          placeholder={texts.placeholder}
          value={text}
          trailing={text ? undefined : <kbd aria-hidden>{texts.keys}</kbd>}
          onChange={(event) => find(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <output>
        {none && texts.none}
        {matches.length > 0 && texts.count(at + 1, matches.length)}
      </output>
      <IconButton
        icon="chevron-up"
        label={texts.previous}
        disabled={matches.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={texts.next}
        disabled={matches.length === 0}
        onClick={() => step(1)}
      />
    </Root>
  )
}
