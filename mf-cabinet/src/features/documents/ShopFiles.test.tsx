import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { readTable } from '../../testing/read-table'
import { testFile } from '../../testing/test-files'
import { ShopFiles } from './ShopFiles'

const { data, called, intercept } = cabinetApi()
const files = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    testFile({ ID: at + 1, NAME: `Сертификат ${at + 1}.pdf`, TYPE: 'pdf' }),
  )
const show = () => renderWithKernel(<ShopFiles />)
const loaded = () => screen.findByRole('table')
const search = () => screen.queryByRole('searchbox', { name: 'Поиск по названию документа' })
const rowCount = () => screen.getAllByRole('row').length - 1

test('before the files come their place is busy, and there is nothing to do with them', async () => {
  const { container } = show()
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^От поставщика$/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await loaded()
  expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'От поставщика 1' })).toBeVisible()
})

test.each([
  [7, false],
  [8, true],
])('%i files can be searched: %s', async (count, offered) => {
  data.shopFiles = files(count)
  show()
  await loaded()
  expect(rowCount()).toBe(count)
  expect(search() !== null).toBe(offered)
})

test.each([
  ['сертификат 3', 1],
  [' СЕРТ ', 12],
  ['  ', 12],
  ['1', 4],
])('the search «%s» finds %i, in any letters', async (text, count) => {
  data.shopFiles = files(12)
  show()
  await loaded()
  await userEvent.type(search() as HTMLElement, text)
  expect(search()).toHaveValue(text)
  expect(rowCount()).toBe(count)
})

test('a search that finds nothing can be taken back', async () => {
  data.shopFiles = files(8)
  show()
  await loaded()
  await userEvent.type(search() as HTMLElement, 'акт')
  expect(screen.getByRole('heading', { name: 'Документы не найдены' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Показать все документы' }))
  expect(search()).toHaveValue('')
  expect(rowCount()).toBe(8)
})

test('where the shop has published nothing it says what will be here', async () => {
  data.shopFiles = []
  show()
  expect(await screen.findByRole('heading', { name: 'Поставщик пока не выложил документы' })).toBeVisible()
  expect(screen.getByText('Здесь появятся прайс-листы, сертификаты и договоры.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'От поставщика 0' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('files that could not be loaded are asked for again', async () => {
  intercept(({ path }) => (path === '/v3/api/client/shop_files/' ? 500 : undefined))
  show()
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.queryByRole('heading', { name: /не выложил/ })).not.toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(retry)
  expect(await loaded()).toBeVisible()
})

test('[CAB-063] all of them are one archive', async () => {
  const saved = catchSavedFiles()
  show()
  await loaded()
  await userEvent.click(screen.getByRole('button', { name: 'Скачать все архивом ZIP' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['all.zip']))
  expect(called('shop_files/zip/')).toHaveLength(1)
})

test('their list is saved as a table, also what the search leaves out', async () => {
  const saved = catchSavedFiles()
  data.shopFiles = [...files(8), testFile({ ID: 9, TYPE: undefined as unknown as string })]
  show()
  await loaded()
  await userEvent.type(search() as HTMLElement, 'прайс')
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Документы поставщика.xlsx']))
  const [header, first, ...rest] = await readTable(saved[0] as (typeof saved)[number])
  expect(header).toEqual(['Документ', 'Формат', 'Размер, байт'])
  expect(first).toEqual(['Сертификат 1.pdf', 'PDF', 98_304])
  expect(rest).toHaveLength(8)
  expect(rest.at(-1)).toEqual(['Прайс-лист.xlsx', null, 98_304])
})
