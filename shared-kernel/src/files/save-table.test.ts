import { catchSavedFiles, testKernel } from '@prilavok/shared-kernel/testing'
import { type ExportProgress, type ExportRows, saveTable } from './save-table'

const NEVER = new AbortController().signal
const save = (
  rows: ExportRows<number>,
  given: { fileName?: string; signal?: AbortSignal; onProgress?: ExportProgress } = {},
) => {
  const { fileName = 'Заказы', signal = NEVER, onProgress = () => undefined } = given
  const columns = [{ header: 'Номер', value: (row: number) => row }]
  return saveTable(testKernel(), { fileName, rows, columns }, signal, onProgress)
}

test.each([
  ['Заказы', 'Заказы.xlsx'],
  [' Заказ 5 ', 'Заказ 5.xlsx'],
  ['a\\b/c:d*e?f"g<h>i|j', 'a b c d e f g h i j.xlsx'],
  ['Заказ <<5>>', 'Заказ  5.xlsx'],
])('a table of the name «%s» is the file «%s»', async (fileName, name) => {
  const saved = catchSavedFiles()
  await save([1], { fileName })
  expect(saved.map((file) => file.name)).toEqual([name])
})

test('what is called off while its rows come is not saved, and ends with the reason', async () => {
  const saved = catchSavedFiles()
  const stop = new AbortController()
  const rows = async () => {
    stop.abort(new Error('left'))
    return [1]
  }
  await expect(save(rows, { signal: stop.signal })).rejects.toThrow('left')
  expect(saved).toEqual([])
})

test('nor is what is called off while the file is written', async () => {
  const saved = catchSavedFiles()
  const stop = new AbortController()
  const rows = {
    *[Symbol.iterator]() {
      yield 1
    },
    map(made: (row: number) => unknown) {
      stop.abort(new Error('left'))
      return [made(1)]
    },
  } as unknown as readonly number[]
  await expect(save(rows, { signal: stop.signal })).rejects.toThrow('left')
  expect(saved).toEqual([])
})
