import { testDetail, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, intercept, called } = catalogApi()
const photo = (PATH: string) => ({ ID: 1, PATH })

beforeEach(() => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка', DETAIL_PICTURE_PATH: '/upload/1.webp' })
  data.photo.ITEMS = ['/upload/1.webp', '/upload/2.webp', '/upload/3.webp'].map(photo)
})
const open = async () => {
  renderModal('QuickView', { productId: 77 })
  return within(await screen.findByRole('dialog', { name: 'Ручка' }))
}
const dots = () => screen.getAllByRole('button', { name: /^Фото \d из 3$/ })
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1

test('QuickView shows all photos of a product, each chosen by its dot', async () => {
  const dialog = await open()
  expect(await dialog.findByRole('group', { name: 'Фотографии' })).toBeVisible()
  expect(dialog.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    'Ручка',
    'Ручка, фото 2',
    'Ручка, фото 3',
  ])
  expect(shown()).toBe(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Фото 3 из 3' }))
  expect(shown()).toBe(3)
  expect(dialog.getByText('Фото 3 из 3')).toBeInTheDocument()
})

test('arrows turn the photos that have the focus, to their ends', async () => {
  const dialog = await open()
  const photos = await dialog.findByRole('group', { name: 'Фотографии' })
  photos.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe(2)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe(3)
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  expect(shown()).toBe(2)
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowLeft}{/Control}')
  expect(shown()).toBe(2)
  await userEvent.keyboard('{Meta>}{ArrowLeft}{/Meta}{Shift>}{ArrowLeft}{/Shift}')
  expect(shown()).toBe(2)
})

test('arrows go on from the dot that was pressed', async () => {
  const dialog = await open()
  await userEvent.click(await dialog.findByRole('button', { name: 'Фото 2 из 3' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe(3)
})

test('a finger turns them: the dot follows what is scrolled to', async () => {
  const dialog = await open()
  const photos = await dialog.findByRole('group', { name: 'Фотографии' })
  fireEvent.scroll(photos)
  expect(shown()).toBe(1)
  Object.defineProperty(photos, 'clientWidth', { value: 280 })
  photos.scrollLeft = 290
  fireEvent.scroll(photos)
  expect(shown()).toBe(2)
  await userEvent.click(dialog.getByRole('button', { name: 'Фото 3 из 3' }))
  expect(photos.scrollLeft).toBe(560)
})

test('arrows over the photos do not go to the next product of the list', async () => {
  data.sections = [testSection({ ID: 12 })]
  data.products = testProducts(2, 77)
  renderPage('/catalog/12?view=cards')
  const card = within(await screen.findByRole('article', { name: 'Товар 77' }))
  await userEvent.click(card.getByRole('button', { name: 'Быстрый просмотр' }))
  const photos = await screen.findByRole('group', { name: 'Фотографии' })
  photos.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'Ручка' })).toBeVisible()
  expect(shown()).toBe(2)
})

test.each([
  ['one photo', () => (data.photo.ITEMS = [photo('/upload/1.webp')])],
  ['photos that do not load', () => intercept(({ path }) => (path.endsWith('/photo/') ? 500 : undefined))],
])('a product with %s has nothing to turn', async (_what, given) => {
  given()
  const dialog = await open()
  await waitFor(() => expect(called('/photo/')).not.toEqual([]))
  expect(dialog.getByRole('img', { name: 'Ручка' })).toHaveAttribute('src', '/upload/1.webp')
  expect(dialog.queryByRole('group', { name: 'Фотографии' })).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Фото/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
