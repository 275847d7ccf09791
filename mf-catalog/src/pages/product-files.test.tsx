import type { Certificate } from '@prilavok/shared-kernel/contract'
import { testDetail } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, intercept } = catalogApi()

const certificate = (ID: number, changes: Partial<Certificate> = {}): Certificate => ({
  ID,
  NAME: `Сертификат № ${ID}`,
  PATH: `upload/certificates/${ID}.pdf`,
  SIZE: 421888,
  TYPE: 'pdf',
  ...changes,
})
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ID: at + 1, PATH: `/upload/photo-${at + 1}.webp` }))
const pictures = async () => {
  const gallery = await screen.findByRole('figure')
  return within(gallery)
    .getAllByRole('img')
    .map((image) => image.getAttribute('src'))
}

const scrolledTo: string[] = []
beforeEach(() => {
  scrolledTo.length = 0
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
  data.detail = testDetail({ ID: 77, NAME: 'Ручка', DETAIL_PICTURE_PATH: '/upload/photo-1.webp' })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('[CAT-059] all photos of a product, the one of the list first and once', async () => {
  data.photo.ITEMS = photos(3)
  renderPage('/product/77')
  expect(await screen.findByRole('button', { name: 'Фото 3 из 3' })).toBeVisible()
  expect(await pictures()).toEqual(['/upload/photo-1.webp', '/upload/photo-2.webp', '/upload/photo-3.webp'])
  expect(screen.getByRole('img', { name: 'Ручка' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Ручка, фото 2' })).toBeVisible()
})

test('which photo of how many it is stands below, but for a single one', async () => {
  data.photo.ITEMS = photos(2)
  const { unmount } = renderPage('/product/77')
  await screen.findByRole('button', { name: 'Фото 2 из 2' })
  expect(screen.getByRole('figure')).toHaveTextContent(/1 \/ 2$/)
  unmount()
  data.photo.ITEMS = photos(1)
  renderPage('/product/77')
  await screen.findByRole('img', { name: 'Ручка' })
  expect(screen.getByRole('figure')).not.toHaveTextContent('1 / 1')
})

test('[CAT-059] certificates of both calls, each once: name, type and size, a link to its file', async () => {
  data.photo.CERTIFICATE = [certificate(1), certificate(2, { SIZE: 1_258_291, TYPE: 'jpg' })]
  data.certification = [
    certificate(2, { SIZE: 1_258_291, TYPE: 'jpg' }),
    certificate(3, { SIZE: 65_536, TYPE: 'docx', PATH: 'https://files.example/3.pdf' }),
  ]
  renderPage('/product/77')
  await userEvent.click(await screen.findByRole('tab', { name: 'Сертификаты 3' }))
  const panel = within(screen.getByRole('tabpanel', { name: 'Сертификаты 3' }))
  const rows = panel.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual([
    'Сертификат № 1PDF, 412 КБ',
    'Сертификат № 2JPG, 1,2 МБ',
    'Сертификат № 3DOCX, 64 КБ',
  ])
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/upload/certificates/1.pdf',
    '/upload/certificates/2.pdf',
    'https://files.example/3.pdf',
  ])
})

test('the first three certificates stand beside the photos, «Все документы» leads to the others', async () => {
  data.certification = [1, 2, 3, 4].map((id) => certificate(id))
  renderPage('/product/77')
  const documents = within(await screen.findByRole('region', { name: 'Документы' }))
  expect(documents.getAllByRole('link', { name: /Сертификат/ })).toHaveLength(3)
  await userEvent.click(documents.getByRole('link', { name: 'Все документы, 4' }))
  expect(screen.getByRole('tab', { name: 'Сертификаты 4' })).toHaveAttribute('aria-selected', 'true')
  expect(scrolledTo).toEqual(['about'])
})

test('a product with one photo and without certificates has neither small photos nor a tab or block for them', async () => {
  data.photo.ITEMS = photos(1)
  const { kernel } = renderPage('/product/77')
  await screen.findByRole('tab', { name: 'Описание' })
  await screen.findByRole('button', { name: 'Увеличить фото' })
  expect(kernel.query.isFetching()).toBe(0)
  expect(screen.queryByRole('group', { name: 'Фотографии' })).toBeNull()
  expect(screen.queryByRole('tab', { name: /Сертификаты/ })).toBeNull()
  expect(screen.queryByText('Документы')).toBeNull()
})

test('a product without a picture shows the grey box, and there is nothing to enlarge', async () => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка', DETAIL_PICTURE_PATH: null })
  renderPage('/product/77')
  expect(await screen.findByRole('img', { name: 'Ручка' })).not.toHaveAttribute('src')
  expect(screen.queryByRole('button', { name: /Увеличить фото/ })).toBeNull()
})

test('a call that fails says what is missing and is asked again; what the other brought stays', async () => {
  data.photo = { ITEMS: photos(2), CERTIFICATE: [certificate(2)] }
  data.certification = [certificate(1)]
  const answer = { fails: true }
  intercept(({ path }) => (answer.fails && path.endsWith('/photo/') ? 500 : undefined))
  renderPage('/product/77')
  const alert = within((await screen.findAllByRole('alert'))[0] as HTMLElement)
  expect(alert.getByText(/Остальные фотографии не загрузились/)).toBeVisible()
  expect(await pictures()).toEqual(['/upload/photo-1.webp'])
  expect(await screen.findByRole('tab', { name: 'Сертификаты 1' })).toBeVisible()
  answer.fails = false
  await userEvent.click(alert.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('button', { name: 'Фото 2 из 2' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Сертификаты 2' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('small photos and arrows choose the photo; the focus goes with the arrows', async () => {
  data.photo.ITEMS = photos(3)
  renderPage('/product/77')
  await userEvent.click(await screen.findByRole('button', { name: 'Фото 2 из 3' }))
  expect(screen.getByRole('button', { name: 'Фото 2 из 3' })).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Фото 3 из 3' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Фото 3 из 3' })).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Фото 3 из 3' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Фото 1 из 3' })).toHaveAttribute('aria-current', 'true')
})

test('a photo opens large in a modal: arrows turn to the others until «+» enlarges it, Esc closes', async () => {
  data.photo.ITEMS = photos(3)
  renderPage('/product/77')
  await userEvent.click(await screen.findByRole('button', { name: 'Фото 2 из 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить фото 2 из 3' }))
  const modal = await screen.findByRole('dialog', { name: 'Ручка' })
  await waitFor(() => expect(modal).toContainElement(document.activeElement as HTMLElement))
  const dialog = within(modal)
  const shown = () => dialog.getByRole('img', { name: /Ручка/ })
  const reduce = () => dialog.getByRole('button', { name: 'Уменьшить фото' })
  expect(shown()).toHaveAttribute('src', '/upload/photo-2.webp')
  // The focus moves into a modal in the frame after it is shown.
  await waitFor(() => expect(reduce()).toHaveFocus())
  expect(reduce()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toHaveAttribute('src', '/upload/photo-3.webp')
  expect(dialog.getByRole('status')).toHaveTextContent('Фото 3 из 3')
  expect(dialog.getByRole('button', { name: 'Следующее фото' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Предыдущее фото' }))
  expect(shown()).toHaveAttribute('src', '/upload/photo-2.webp')
  await userEvent.click(dialog.getByRole('button', { name: 'Увеличить фото' }))
  expect(shown().parentElement).toHaveAttribute('data-zoomed')
  expect(reduce()).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(shown()).toHaveAttribute('src', '/upload/photo-2.webp')
  await userEvent.keyboard('++++')
  expect(dialog.getByRole('button', { name: 'Увеличить фото' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('0')
  expect(shown().parentElement).not.toHaveAttribute('data-zoomed')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
