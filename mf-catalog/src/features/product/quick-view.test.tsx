import { testDetail, testProduct, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { renderModal, renderPage } from '../../testing/render-page'

const { data, intercept } = catalogApi()

describe('quick-view', () => {
  test('what the list knows stays when the rest does not come; «Повторить» asks for it again', async () => {
    data.sections = [testSection({ ID: 12 })]
    data.products = [testProduct({ ID: 77, NAME: 'Ручка' })]
    data.detail = testDetail({ ID: 77, NAME: 'Ручка', UP_TM: { ID: 1, TITLE: 'Литера' } })
    const answer = { fails: true }
    intercept(({ path }) => (answer.fails && path === '/v3/api/catalog/product/77/' ? 500 : undefined))
    const { kernel } = renderPage('/catalog/12')
    await screen.findByRole('link', { name: 'Ручка' })
    act(() => kernel.modals.open('QuickView', { productId: 77 }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ручка' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Не всё о товаре загрузилось')
    await userEvent.click(dialog.getByRole('button', { name: 'Увеличить' }))
    answer.fails = false
    await userEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
    expect(await dialog.findByText('Литера')).toBeVisible()
    expect(dialog.queryByRole('alert')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'В корзину' }))
    await waitFor(() => expect(data.basket.get(77)).toBe(2))
  })

  test('[CAT-061] QuickView shows the product with its quantity control and a link to its page', async () => {
    data.detail = testDetail({ ID: 77, NAME: 'Ручка', UP_TM: { ID: 1, TITLE: 'Литера' } })
    const { url } = renderModal('QuickView', { productId: 77 })
    const dialog = within(await screen.findByRole('dialog', { name: 'Ручка' }))
    expect(dialog.getByText('18,40 ₽')).toBeVisible()
    expect(dialog.getByText('Литера')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Увеличить' }))
    await userEvent.click(dialog.getByRole('button', { name: 'В корзину' }))
    await waitFor(() => expect(data.basket.get(77)).toBe(2))
    await userEvent.click(dialog.getByRole('link', { name: 'Открыть страницу товара' }))
    expect(url()).toBe('/product/77')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('of a product that cannot be had QuickView leads to its analogs', async () => {
    data.detail = testDetail({ ID: 77, NAME: 'Ручка', REMAIN: 0, TO_ORDER: 'N' })
    const { url } = renderModal('QuickView', { productId: 77 })
    const dialog = within(await screen.findByRole('dialog', { name: 'Ручка' }))
    expect(dialog.queryByRole('button', { name: 'В корзину' })).toBeNull()
    const analogs = dialog.getByRole('link', { name: 'Аналоги' })
    expect(analogs).toHaveAttribute('href', '/product/77#analogs')
    await userEvent.click(analogs)
    expect(url()).toBe('/product/77')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[CAT-061] a card opens QuickView without leaving the list; it goes through the list that it was opened from, by buttons and arrows, to its ends', async () => {
    data.sections = [testSection({ ID: 12 })]
    data.products = testProducts(3, 70)
    data.productGate = new Promise(() => undefined)
    const { url } = renderPage('/catalog/12?view=cards')
    const card = within(await screen.findByRole('article', { name: 'Товар 71' }))
    await userEvent.click(card.getByRole('button', { name: 'Быстрый просмотр' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Товар 71' }))
    expect(url()).toBe('/catalog/12?view=cards')
    const next = dialog.getByRole('button', { name: 'Следующий товар' })
    await userEvent.click(next)
    expect(await screen.findByRole('dialog', { name: 'Товар 72' })).toBeVisible()
    expect(dialog.getByRole('status')).toHaveTextContent('Товар 72')
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    expect(screen.getByRole('dialog', { name: 'Товар 72' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('dialog', { name: 'Товар 71' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('dialog', { name: 'Товар 70' })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Открыть страницу товара' })).toHaveAttribute(
      'href',
      '/product/70',
    )
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('dialog', { name: 'Товар 70' })).toBeVisible()
  })

  test('QuickView goes on with the next page of the list, which it loads in time; a page that does not come is tried again', async () => {
    data.sections = [testSection({ ID: 12 })]
    data.products = testProducts(14)
    data.productGate = new Promise(() => undefined)
    renderPage('/catalog/12?view=cards&limit=12')
    const card = within(await screen.findByRole('article', { name: 'Товар 11' }))
    data.listStatus = 502
    await userEvent.click(card.getByRole('button', { name: 'Быстрый просмотр' }))
    await screen.findByRole('dialog', { name: 'Товар 11' })
    await userEvent.click(screen.getByRole('button', { name: 'Следующий товар' }))
    await screen.findByRole('dialog', { name: 'Товар 12' })
    const retry = await screen.findByRole('button', { name: /^Следующие товары не загрузились/ })
    data.listStatus = 200
    await userEvent.click(retry)
    await userEvent.click(await screen.findByRole('button', { name: 'Следующий товар' }))
    expect(await screen.findByRole('dialog', { name: 'Товар 13' })).toBeVisible()
  })

  test('[CAT-061] a row opens QuickView too: by its button for the mouse, by Space from its quantity or its name', async () => {
    data.sections = [testSection({ ID: 12 })]
    data.products = testProducts(2, 70)
    data.productGate = new Promise(() => undefined)
    const { kernel } = renderPage('/catalog/12')
    const row = within(await screen.findByRole('listitem', { name: 'Товар 70' }))
    const closed = async () => {
      act(() => kernel.modals.close())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(row.queryByRole('button', { name: 'Быстрый просмотр' })).toBeNull()
    await userEvent.hover(row.getByRole('link', { name: 'Товар 70' }))
    await userEvent.click(row.getByRole('button', { name: 'Быстрый просмотр' }))
    expect(await screen.findByRole('dialog', { name: 'Товар 70' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Следующий товар' }))
    expect(await screen.findByRole('dialog', { name: 'Товар 71' })).toBeVisible()
    await closed()
    for (const control of [row.getByRole('textbox'), row.getByRole('link', { name: 'Товар 70' })]) {
      act(() => control.focus())
      await userEvent.keyboard(' ')
      expect(await screen.findByRole('dialog', { name: 'Товар 70' })).toBeVisible()
      await closed()
    }
    expect(row.getByRole('textbox')).toHaveValue('1')
    await userEvent.clear(row.getByRole('textbox'))
    await userEvent.type(row.getByRole('textbox'), '1 0')
    expect(row.getByRole('textbox')).toHaveValue('10')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('quick-photos', () => {
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
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(shown()).toBe(2)
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
})
