import { catchSavedFiles, testKernel } from '@prilavok/shared-kernel/testing'
import { saveFile } from './save-file'
import { type ExportProgress, type ExportRows, saveTable } from './save-table'
import { type ExportColumn, tableCells } from './table-cells'

describe('save-file', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a file is handed over under its name; its address lasts until the browser has read it', () => {
    const saved = catchSavedFiles()
    const revoked = jest.spyOn(URL, 'revokeObjectURL')
    const content = new Blob(['a'])
    saveFile(content, 'Заказы.xlsx')
    expect(saved).toEqual([{ name: 'Заказы.xlsx', content }])
    expect(document.querySelector('a')).toBeNull()
    jest.advanceTimersByTime(59_999)
    expect(revoked).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(revoked).toHaveBeenCalledTimes(1)
  })
})

describe('save-table', () => {
  const NEVER = new AbortController().signal
  const save = (
    rows: ExportRows<number>,
    given: { fileName?: string; signal?: AbortSignal; onProgress?: ExportProgress } = {},
  ) => {
    const { fileName = 'Заказы', signal = NEVER, onProgress = () => undefined } = given
    const columns = [{ header: 'Номер', value: (row: number) => row }]
    return saveTable(testKernel(), { fileName, rows, columns }, signal, onProgress)
  }

  test.each([['a\\b/c:d*e?f"g<h>i|j', 'a b c d e f g h i j.xlsx']])(
    'a table of the name «%s» is the file «%s»',
    async (fileName, name) => {
      const saved = catchSavedFiles()
      await save([1], { fileName })
      expect(saved.map((file) => file.name)).toEqual([name])
    },
  )

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
})

describe('table-cells', () => {
  const SHOP = { PRICE_TYPE: 28, TIME_ZONE: 'Europe/Moscow' }
  type Kind = NonNullable<ExportColumn<unknown>['kind']>
  type Value = ReturnType<ExportColumn<unknown>['value']>

  const cellOf = (kind: Kind | undefined, value: Value, shop = SHOP) =>
    tableCells([{ header: '', ...(kind && { kind }), value: () => value }], [undefined], shop)[1]?.[0]

  test.each([null, undefined, ''])('a cell of nothing (%j) stays empty, whatever its kind', (value) => {
    for (const kind of ['text', 'number', 'money', 'date', 'time'] as const)
      expect(cellOf(kind, value)).toBeNull()
  })

  test.each<[Kind | undefined, Value, object]>([
    ['text', '000184', { value: '000184', type: String }],
    ['number', '12', { value: 12, type: Number }],
    ['number', '—', { value: '—', type: String, align: 'right' }],
    ['money', 0.1 + 0.2, { value: 0.3, type: Number, format: '#,##0.00' }],
    ['money', 'Подарок', { value: 'Подарок', type: String, align: 'right' }],
    [
      'date',
      '2026-03-04T21:30:00Z',
      { value: new Date('2026-03-05T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' },
    ],
    [
      'time',
      '2026-03-04T21:30:00Z',
      { value: new Date('2026-03-05T00:30:00Z'), type: Date, format: 'dd.mm.yyyy hh:mm' },
    ],
  ])('a cell of kind %s of %j', (kind, value, cell) => expect(cellOf(kind, value)).toEqual(cell))

  test.each([
    [26, 1985, '#,##0'],
    [27, 1984.6, '#,##0.0'],
    [28, 1984.56, '#,##0.00'],
  ])('money of a shop of PRICE_TYPE %i has its digits', (PRICE_TYPE, value, format) =>
    expect(cellOf('money', 1984.556, { ...SHOP, PRICE_TYPE })).toMatchObject({ value, format }),
  )

  test('dates are told by the time of the shop', () => {
    const shop = { ...SHOP, TIME_ZONE: 'Asia/Vladivostok' }
    expect(cellOf('time', '2026-03-04T21:30:00Z', shop)).toMatchObject({
      value: new Date('2026-03-05T07:30:00Z'),
    })
  })
})
