import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { catchSavedFiles, renderWithKernel, type SavedFile, testShop } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ExportTable, type ExportTableProps } from './export-table'
import type { ExportColumn } from './table-cells'

interface Line {
  code: string
  name: string | null
  count: number
  sum?: number
  sent: string
}
const COLUMNS: ExportColumn<Line>[] = [
  { header: 'Код', width: 9, value: ({ code }) => code },
  { header: 'Название', value: ({ name }) => name },
  { header: 'Количество', kind: 'number', value: ({ count }) => count },
  { header: 'Сумма', kind: 'money', value: ({ sum }) => sum },
  { header: 'Дата', kind: 'date', value: ({ sent }) => sent },
  { header: 'Отправлен', kind: 'time', value: ({ sent }) => sent },
]
const LINES: Line[] = [
  {
    code: '000184',
    name: '=HYPERLINK("http://evil.example")',
    count: 12,
    sum: 0.1 + 0.2,
    sent: '2026-03-04T21:30:00Z',
  },
  { code: '7E5', name: null, count: 0, sent: '2026-11-02T09:05:00+03:00' },
]

const found: { saved: readonly SavedFile[] } = { saved: [] }
beforeEach(() => {
  found.saved = catchSavedFiles()
})

const open = (change: Partial<ExportTableProps<Line>> = {}, priceType = 28) =>
  renderWithKernel(<ExportTable fileName="Заказы" columns={COLUMNS} rows={LINES} {...change} />, {
    shop: { ...testShop, PRICE_TYPE: priceType },
  })
const press = () => fireEvent.click(screen.getByRole('button'))

const savedSheet = async (): Promise<WorkSheet> => {
  await waitFor(() => expect(found.saved).toHaveLength(1))
  const content = await found.saved[0]?.content.arrayBuffer()
  const book = read(new Uint8Array(content as ArrayBuffer), { cellNF: true, cellStyles: true })
  expect(book.SheetNames).toHaveLength(1)
  return book.Sheets[book.SheetNames[0] as string] as WorkSheet
}

/** Days of a workbook count from 30 December 1899. */
const dateOf = ({ v }: CellObject): string =>
  new Date(Math.round(Number(v) * 86_400_000) + Date.UTC(1899, 11, 30)).toISOString()

test('codes stay text, counts and money are numbers, dates are dates by the time of the shop', async () => {
  open()
  press()
  const sheet = await savedSheet()
  expect(found.saved[0]?.name).toBe('Заказы.xlsx')
  expect(sheet['!ref']).toBe('A1:F3')
  expect(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].map((at) => sheet[at].v)).toEqual(
    COLUMNS.map(({ header }) => header),
  )
  expect(sheet.A2).toMatchObject({ t: 's', v: '000184' })
  expect(sheet.A3).toMatchObject({ t: 's', v: '7E5' })
  expect(sheet.B2).toMatchObject({ t: 's', v: '=HYPERLINK("http://evil.example")' })
  expect(sheet.B2.f).toBeUndefined()
  expect(sheet.C2).toMatchObject({ t: 'n', v: 12 })
  expect(sheet.D2).toMatchObject({ t: 'n', v: 0.3, w: '0.30' })
  expect([sheet.E2.z, sheet.F2.z]).toEqual(['dd.mm.yyyy', 'dd.mm.yyyy hh:mm'])
  expect(dateOf(sheet.E2)).toBe('2026-03-05T00:00:00.000Z')
  expect(dateOf(sheet.F2)).toBe('2026-03-05T00:30:00.000Z')
  expect(dateOf(sheet.F3)).toBe('2026-11-02T09:05:00.000Z')
})

test('a failure is a notice that tries again', async () => {
  const fetchRows = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(LINES)
  const { kernel } = open({ rows: fetchRows })
  press()
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  expect(kernel.notices.current()[0]?.text).toMatch(/^Не удалось сохранить таблицу\. /)
  expect(found.saved).toEqual([])
  act(() => kernel.notices.current()[0]?.action?.run())
  await waitFor(() => expect(found.saved).toHaveLength(1))
})

test('a page that is left ends the fetching, in silence', async () => {
  const signals: AbortSignal[] = []
  const rows = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<Line[]>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  }
  const { kernel, unmount } = open({ rows })
  press()
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  expect(kernel.notices.current()).toEqual([])
  expect(found.saved).toEqual([])
})

test('rows that are fetched at the press are waited for; after a second it says how far it is; a second press fetches none', async () => {
  const clock = { ms: 0 }
  const call: { tell?: (part: number) => void; end?: (lines: Line[]) => void } = {}
  const fetchRows = jest.fn((_signal: AbortSignal, onProgress: (part: number) => void) => {
    call.tell = onProgress
    return new Promise<Line[]>((resolve) => {
      call.end = resolve
    })
  })
  renderWithKernel(<ExportTable fileName="Заказы: 1/2" columns={COLUMNS} rows={fetchRows} />, {
    platform: { now: () => clock.ms },
  })
  const button = screen.getByRole('button')
  fireEvent.click(button)
  await waitFor(() => expect(call.tell).toBeDefined())
  act(() => call.tell?.(0.2))
  expect(button).toHaveAccessibleName('Готовим…')
  clock.ms = 1000
  act(() => call.tell?.(0.4))
  expect(button).toHaveAccessibleName(/^Готовим…\s40\s%$/)
  fireEvent.click(button)
  act(() => call.end?.(LINES))
  await waitFor(() => expect(found.saved.map(({ name }) => name)).toEqual(['Заказы  1 2.xlsx']))
  await waitFor(() => expect(button).toHaveAccessibleName('Скачать таблицу'))
  expect(button).not.toHaveAttribute('aria-busy')
  expect(fetchRows).toHaveBeenCalledTimes(1)
})
