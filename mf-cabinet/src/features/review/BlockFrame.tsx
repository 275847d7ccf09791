import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import type { KeyboardEvent, ReactNode } from 'react'
import { reviewTexts } from './texts'

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 8px;
  align-items: start;
  > :last-child {
    display: flex;
    margin-top: 22px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      justify-content: flex-end;
      margin-top: 0;
    }
  }
`

interface BlockFrameProps {
  /** «Абзац 2». */
  name: string
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Something of it has got the focus. */
  onFocus: () => void
  children: ReactNode
}

/**
 * A block of the review with what moves and removes it; Alt with an arrow moves it, too. A button that has moved it to the end of the
 * list keeps the focus, and does nothing more.
 */
export function BlockFrame({ name, first, last, onMove, onRemove, onFocus, children }: BlockFrameProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || !by) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <Root aria-label={name} onKeyDown={moveByKey} onFocus={onFocus}>
      <div>{children}</div>
      <div>
        <IconButton
          icon="arrow-up"
          label={`${reviewTexts.up}: ${name}`}
          aria-disabled={first || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`${reviewTexts.down}: ${name}`}
          aria-disabled={last || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={`${reviewTexts.remove}: ${name}`} onClick={onRemove} />
      </div>
    </Root>
  )
}
