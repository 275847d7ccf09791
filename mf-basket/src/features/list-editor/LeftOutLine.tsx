import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useState } from 'react'
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
              <Button size="s" aria-label={leftOutTexts.takeOf(piece.text)} onClick={() => onTake(piece)}>
                {leftOutTexts.take}
              </Button>
            </li>
          ))}
        </Pieces>
      )}
    </>
  )
}
