import { type ExportColumn, tableCells } from './table-cells'

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
