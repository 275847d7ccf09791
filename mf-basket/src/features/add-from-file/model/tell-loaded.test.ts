import { partKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { basketApi } from '../../../testing/basket-api'
import { testRow } from '../../../testing/test-rows'
import type { LoadedTable } from './loaded-table'
import { tellFailed, tellLoaded } from './tell-loaded'
import { undoTable } from './undo-table'

const { data: state, called } = basketApi()

const error = (ROW: number, CODE: string) => ({
  ...{ ROW, CODE, QUANTITY: `${ROW}`, PRODUCT_ID: 0, TEXT: 'Товар не найден', ADDED: 'N' as const },
})
const table = (changes: Partial<LoadedTable> = {}): LoadedTable => ({
  ...{ added: 2, products: [{ PRODUCT_ID: 1, BEFORE: 0, AFTER: 5 }], warnings: [], errors: [] },
  ...changes,
})
const told = (loaded: LoadedTable) => {
  const kernel = partKernel()
  tellLoaded(kernel, 'main', loaded)
  return { kernel, notice: kernel.notices.current()[0] }
}
const held = () => state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY])

describe('what came of a file', () => {
  test('is told with the way back', async () => {
    state.rows.main = [testRow({ ID: 1, QUANTITY: 5 })]
    const { notice } = told(table())
    expect(notice).toMatchObject({ kind: 'success', text: 'Добавлены 2\u00a0товара из\u00a0файла' })
    expect(notice?.lasting).toBeFalsy()
    notice?.action?.run()
    await waitFor(() => expect(held()).toEqual([]))
  })
  test('stays, and says so, when the way back finds no connection', async () => {
    state.rows.main = [testRow({ ID: 1, QUANTITY: 5 })]
    state.loadStatus = 0
    const { kernel, notice } = told(table())
    notice?.action?.run()
    await waitFor(() => expect(kernel.notices.current().some(({ kind }) => kind === 'error')).toBe(true))
    expect(held()).toEqual([[1, 5]])
  })
  test('stays while rows are to be mended, which open as a list', () => {
    const { kernel, notice } = told(table({ added: 0, errors: [error(2, '184302'), error(7, 'abc')] }))
    expect(notice).toMatchObject({
      ...{ lasting: true, text: 'Из\u00a0файла ничего не\u00a0добавлено. 2\u00a0строки не добавлены' },
    })
    notice?.action?.run()
    expect(kernel.modals.current()).toEqual([
      { name: 'pastePreview', props: { text: '184302\t2\nabc\t7', basket: 'main' } },
    ])
  })
})

describe('a file that was not loaded', () => {
  const props = { basket: 'main' as const, file: new File(['1'], 'заявка.xlsx'), uploadKey: 'key' }
  test('is sent again as the same one', () => {
    const kernel = partKernel()
    tellFailed(kernel, props, { text: 'Нет ответа.', mayRepeat: true })
    const [notice] = kernel.notices.current()
    expect(notice).toMatchObject({ kind: 'error', lasting: true })
    expect(notice?.text).toBe('заявка.xlsx: файл не\u00a0загружен. Нет ответа.')
    notice?.action?.run()
    expect(kernel.modals.current()).toEqual([{ name: 'basketLoadXls', props }])
  })
  test('is not when the file itself is wrong', () => {
    const kernel = partKernel()
    tellFailed(kernel, props, { text: 'Это не таблица.', mayRepeat: false })
    expect(kernel.notices.current()[0]?.action).toBeUndefined()
  })
})

describe('taking a file back', () => {
  test('leaves what was there before and what others have added since', async () => {
    state.rows.main = [
      testRow({ ID: 1, QUANTITY: 12 }),
      testRow({ ID: 2, QUANTITY: 4 }),
      testRow({ ID: 3, QUANTITY: 1 }),
      testRow({ ID: 4, QUANTITY: 5, GIFT: 'Y' }),
    ]
    const products = [
      { PRODUCT_ID: 1, BEFORE: 3, AFTER: 10 },
      { PRODUCT_ID: 2, BEFORE: 0, AFTER: 6 },
      { PRODUCT_ID: 4, BEFORE: 0, AFTER: 5 },
      { PRODUCT_ID: 9, BEFORE: 0, AFTER: 1 },
    ]
    await undoTable(partKernel(), 'main', table({ products }))
    await waitFor(() =>
      expect(held()).toEqual([
        [1, 5],
        [3, 1],
        [4, 5],
      ]),
    )
  })
  test('is not tried without knowing what the basket holds', async () => {
    state.loadStatus = 500
    await expect(undoTable(partKernel(), 'main', table())).rejects.toThrow()
    expect(called('replace')).toEqual([])
  })
})
