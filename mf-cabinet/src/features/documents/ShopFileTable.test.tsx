import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { testFile } from '../../testing/test-files'
import { ShopFileTable } from './ShopFileTable'

const { data, called, intercept } = cabinetApi()
const PRICES = testFile()
const CONTRACT = testFile({
  ID: 2,
  NAME: 'Договор.pdf',
  TYPE: 'pdf',
  SIZE: 512,
  PATH: '/upload/files/t2/d.pdf',
})
beforeEach(() => {
  data.shopFiles = [PRICES, CONTRACT]
})
const show = (files = [PRICES, CONTRACT]) => renderWithKernel(<ShopFileTable files={files} />)
const texts = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')))

test('[CAB-062] each file with its kind and its size', () => {
  show()
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(texts()).toEqual([
    ['Документ', 'Формат', 'Размер', ''],
    ['Прайс-лист.xlsx', 'XLSX', '96 КБ', ''],
    ['Договор.pdf', 'PDF', '512 Б', ''],
  ])
})

test('a file whose kind is not known has none', () => {
  show([{ ...PRICES, TYPE: undefined as unknown as string }])
  expect(texts()[1]?.[1]).toBe('')
})

test('a document has another icon than a table', () => {
  const { container } = show()
  const [table, document] = [...container.querySelectorAll('td[data-name] path')].map((path) =>
    path.getAttribute('d'),
  )
  expect(table).toBeDefined()
  expect(document).not.toBe(table)
})

test('a file is saved by its link and by its button', async () => {
  const saved = catchSavedFiles()
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Договор.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['d.pdf']))
  await userEvent.click(screen.getByRole('button', { name: 'Скачать: Договор.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['d.pdf', 'd.pdf']))
  // A list that is not old is not read again.
  expect(called('/client/shop_files/')).toHaveLength(1)
})

test('one that failed says so in its row, and is tried again by the link of now', async () => {
  const saved = catchSavedFiles()
  intercept(({ path }) => (path.startsWith('/upload/files/t2') ? 404 : undefined))
  show()
  const row = within(screen.getByRole('link', { name: 'Договор.pdf' }).closest('tr') as HTMLElement)
  await userEvent.click(row.getByRole('button'))
  expect(await row.findByRole('alert')).toBeVisible()
  data.shopFiles = [PRICES, { ...CONTRACT, PATH: '/upload/files/new/d.pdf' }]
  await userEvent.click(row.getByRole('button', { name: 'Скачать ещё раз: Договор.pdf' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(called('/upload/files/new/d.pdf')).toHaveLength(1)
})
