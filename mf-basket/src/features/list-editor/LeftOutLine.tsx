import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Piece } from './model/use-left-out'
import { leftOutTexts } from './texts'

const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-bottom: 10px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    flex: none;
  }
`
const Pieces = styled.ul`
  max-height: 156px;
  margin-bottom: 12px;
  overflow: auto;
  font-size: 13px;
  line-height: 18px;
  > li {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    padding: 3px 0;
    overflow-wrap: anywhere;
  }
`

interface LeftOutLineProps {
  pieces: readonly Piece[]
  onTake: (piece: Piece) => void
}

/** The piece goes with its button: the focus goes to the next one, or to the row that the last one has become. */
function takeWithFocus(button: Element, take: () => void) {
  const item = button.closest('li')
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
  flushSync(take)
  const row = [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row]')].at(-1)
  ;(next ?? row)?.focus()
}

/** What of a text is no line of its list, in one line that opens; each piece can be taken after all. */
export function LeftOutLine({ pieces, onTake }: LeftOutLineProps) {
  const [isOpen, open] = useState(false)
  if (pieces.length === 0) return null
  return (
    <>
      <Line>
        <span>
          {leftOutTexts.count(pieces.length)}: {pieces.map(({ text }) => text).join('; ')}
        </span>
        <Button size="s" kind="quiet" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {isOpen ? leftOutTexts.hide : leftOutTexts.show}
        </Button>
      </Line>
      {isOpen && (
        <Pieces aria-label={leftOutTexts.pieces}>
          {pieces.map((piece) => (
            <li key={piece.number}>
              {piece.text}
              <Button
                size="s"
                aria-label={leftOutTexts.takeOf(piece.text)}
                onClick={({ currentTarget }) => takeWithFocus(currentTarget, () => onTake(piece))}
              >
                {leftOutTexts.take}
              </Button>
            </li>
          ))}
        </Pieces>
      )}
    </>
  )
}
