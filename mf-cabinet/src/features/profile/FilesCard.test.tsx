import {
  catchSavedFiles,
  LOGGED_IN,
  type PartOptions,
  partKernel,
  renderWithKernel,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi, testFile } from '../../testing/profile-api'
import { FilesCard } from './FilesCard'

const { data, intercept } = profileApi()
const FILES = '/v3/api/client/files/'
const show = (options: PartOptions = {}) =>
  renderWithKernel(<FilesCard />, { kernel: partKernel({ cookies: LOGGED_IN, personal: {}, ...options }) })
const all = () => screen.getByRole('link', { name: /^Все/ })

test('the newest three stand there, all are counted', async () => {
  data.files = ['а', 'б', 'в', 'г'].map((NAME, ID) => testFile({ ID, NAME }))
  show()
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
    ['а', 'б', 'в'].map((name) => `${name}PDF, 96\u00a0КБ`),
  )
  expect(all()).toHaveTextContent(/^Все, 4$/)
  expect(all()).toHaveAttribute('href', '/cabinet/documents')
})

test('where there are none it is said what could be sent, and none are counted', async () => {
  data.files = []
  show()
  expect(await screen.findByText(/^Файлов пока нет\./)).toBeVisible()
  expect(all()).toHaveTextContent(/^Все$/)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('without their page there is no way to it', async () => {
  show({ plan: { routes: [] } })
  await screen.findByRole('listitem')
  expect(screen.queryByRole('link', { name: /^Все/ })).not.toBeInTheDocument()
})

test('one is busy while it is fetched, and says what was wrong', async () => {
  const saved = catchSavedFiles()
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (!path.startsWith('/upload/')) return undefined
    await gate
    return 404
  })
  show()
  const row = await screen.findByRole('listitem')
  expect(row).not.toHaveAttribute('aria-busy')
  await userEvent.click(within(row).getByRole('link'))
  expect(row).toHaveAttribute('aria-busy', 'true')
  expect(row).not.toHaveTextContent('КБ')
  answer()
  expect(await within(row).findByRole('alert')).toBeVisible()
  await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'))
  expect(row).toHaveTextContent('КБ')
  expect(saved).toEqual([])
})

test('those that do not come are asked for again', async () => {
  intercept(({ path }) => (path === FILES ? 500 : undefined))
  show()
  expect(await screen.findByText(/^Документы не загрузились\./)).toBeVisible()
  expect(all()).toHaveTextContent(/^Все$/)
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('listitem')).toBeVisible()
})
