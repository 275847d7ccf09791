import { formatNumber } from '@prilavok/shared-kernel/format'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useState } from 'react'
import { Button } from './button'
import LongRows from './long-rows'
import { VirtualRows } from './virtual-rows'

export default { title: 'Длинный список строк' }

/** What scrolls is reached by keyboard. */
const Frame = styled.section`
  max-height: 400px;
  overflow: auto;
`
const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const FEW = rows(40)
const MANY = rows(2000)

const list = (label: string, items: readonly number[]) => (
  <VirtualRows {...rowKeys()} aria-label={label} items={items} keyOf={(item) => item} rowHeight={36}>
    {(item, row) => (
      <li data-row="" {...row} style={{ ...row.style, padding: 8 }}>
        <button type="button">Строка {item}</button>
      </li>
    )}
  </VirtualRows>
)

/** Such a list goes with the scroll of the window and not of a frame, so it is as long as its rows: shown when it is asked for. */
function OnRequest({ children }: { children: ReactNode }) {
  const [shown, show] = useState(false)
  return (
    <>
      <Button size="s" aria-expanded={shown} onClick={() => show(!shown)}>
        {shown ? 'Убрать строки' : `Показать строки: ${formatNumber(MANY.length)}`}
      </Button>
      {shown && children}
    </>
  )
}

export const Whole = () => (
  <Frame tabIndex={0} aria-label="Короткий список в рамке">
    {list('Короткий список', FEW)}
  </Frame>
)
export const Virtual = () => <OnRequest>{list('Длинный список', MANY)}</OnRequest>
/** What `VirtualRows` becomes from 200 rows on. */
export const NearTheScreen = () => (
  <OnRequest>
    <LongRows items={MANY} keyOf={(item) => item} rowHeight={36} aria-label="Строки у экрана">
      {(item, row) => (
        <li {...row} style={{ ...row.style, padding: 8 }}>
          Строка {item}
        </li>
      )}
    </LongRows>
  </OnRequest>
)
