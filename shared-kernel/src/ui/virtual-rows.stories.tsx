import { rowKeys } from '@prilavok/shared-kernel/rows'
import LongRows from './long-rows'
import { VirtualRows } from './virtual-rows'

export default { title: 'Длинный список строк' }

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

export const Whole = () => list('Короткий список', FEW)
export const Virtual = () => list('Длинный список', MANY)
/** What `VirtualRows` becomes from 200 rows on. */
export const NearTheScreen = () => (
  <LongRows items={MANY} keyOf={(item) => item} rowHeight={36} aria-label="Строки у экрана">
    {(item, row) => (
      <li {...row} style={{ ...row.style, padding: 8 }}>
        Строка {item}
      </li>
    )}
  </LongRows>
)
