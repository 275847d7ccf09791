import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useState } from 'react'
import type { LoadedTable } from './model/loaded-table'
import { addFromFileTexts } from './texts'

const Warnings = styled.ul`
  margin-top: 8px;
  font-size: 13px;
  line-height: 18px;
  color: var(--warning-text);
  > li {
    padding: 2px 0;
  }
`

interface LoadResultProps {
  table: LoadedTable
  onUndo: () => Promise<void>
}

/** What came of a file: how many products were added, which otherwise than asked, and the way back. */
export function LoadResult({ table, onUndo }: LoadResultProps) {
  const { added, products, warnings } = table
  const [undoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    await onUndo()
    setUndoing(false)
  }
  const onTop = products.filter(({ BEFORE }) => BEFORE > 0).length
  const text = added > 0 ? addFromFileTexts.added(added) : addFromFileTexts.nothingAdded
  return (
    <>
      <Note
        tone={added === 0 ? 'warning' : 'success'}
        role="status"
        action={
          products.length > 0 && (
            <Button size="s" busy={undoing} onClick={() => void undo()}>
              {addFromFileTexts.undo}
            </Button>
          )
        }
      >
        {text}
        {onTop > 0 && <p>{addFromFileTexts.onTop(onTop)}</p>}
      </Note>
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map(({ ROW, CODE, TEXT }) => (
            <li key={ROW}>{addFromFileTexts.warning(ROW, CODE, TEXT)}</li>
          ))}
        </Warnings>
      )}
    </>
  )
}
