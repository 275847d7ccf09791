import type { Certificate } from '@prilavok/shared-kernel/contract'
import { testDetail } from '@prilavok/shared-kernel/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, intercept } = catalogApi()

describe('product-actions', () => {
  const property = (at: number) => ({ CODE: `p${at}`, TITLE: `Свойство ${at}`, VALUE: `значение ${at}` })

  const copied = jest.fn(async (_text: string) => undefined)

  beforeEach(() => {
    data.detail = testDetail({ ID: 77, NAME: 'Ручка', UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
  })

  const open = async (shop = {}) => {
    const user = userEvent.setup()
    copied.mockClear()
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    const rendered = renderPage('/product/77', { shop })
    await screen.findByRole('tab', { name: 'Описание' })
    return { ...rendered, user }
  }
  const noticesOf = ({ kernel }: ReturnType<typeof renderPage>) =>
    kernel.notices.current().map(({ kind, text }) => ({ kind, text }))

  test('«Поделиться» asks the device; closed without a choice, nothing is said', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'Поделиться' }))
    expect(share).toHaveBeenCalledWith({ title: 'Ручка', url: 'http://demo-green.localhost/product/77' })
    expect(noticesOf(page)).toEqual([])
  })

  test('where the device offers nothing, or fails, the link goes to the clipboard, and that is said', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'Поделиться' }))
    expect(copied.mock.calls).toEqual([['http://demo-green.localhost/product/77']])
    expect(noticesOf(page)).toEqual([{ kind: 'success', text: 'Ссылка на товар скопирована' }])
    const share = jest.fn(() => Promise.reject(new Error('not allowed')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await page.user.click(screen.getByRole('button', { name: 'Поделиться' }))
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(2))
    expect(share).toHaveBeenCalled()
  })

  test('the code is copied by a press, without the space that it is shown with', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'Скопировать код' }))
    expect(copied.mock.calls).toEqual([['184302']])
    expect(noticesOf(page)).toEqual([{ kind: 'success', text: 'Код скопирован' }])
  })

  describe('printing', () => {
    const idle: (() => void)[] = []
    const sheet = () => screen.queryByRole('article', { hidden: true })
    const printed = (event: 'beforeprint' | 'afterprint') =>
      act(() => void window.dispatchEvent(new Event(event)))
    beforeEach(() => {
      idle.length = 0
      Object.assign(window, {
        requestIdleCallback: (work: () => void) => idle.push(work),
        cancelIdleCallback: () => undefined,
      })
    })
    afterEach(() => {
      cleanup()
      Reflect.deleteProperty(window, 'requestIdleCallback')
      Reflect.deleteProperty(window, 'cancelIdleCallback')
    })

    test('«Печать» waits for the sheet', async () => {
      const { user } = await open()
      const print = jest.fn(() => printed('beforeprint'))
      jest.spyOn(window, 'print').mockImplementation(print)
      await user.click(screen.getByRole('button', { name: 'Печать' }))
      await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
      expect(sheet()).toHaveTextContent('184')
    })
  })

  test('printed: the product with all its properties and the contacts of the shop, while the printing lasts', async () => {
    data.detail = testDetail({
      ID: 77,
      NAME: 'Ручка',
      UP_MULTIPLICITY: { MIN: 12, STEP: 12 },
      PROPERTY: Array.from({ length: 20 }, (_, at) => property(at)),
    })
    await open({
      NAME: 'Зелёная лавка',
      PHONES: ['+7 495 200-01-01'],
      EMAIL: 'sales@shop.example',
      DOMAIN_NAME: 'shop.example',
    })
    await waitFor(() => expect(document.querySelector('[data-replaced]')).not.toBeNull(), { timeout: 5000 })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const sheet = screen.getByRole('article', { hidden: true })
    const text = sheet.textContent?.replace(/[\u00a0\u2009]/g, ' ')
    for (const part of [
      'Зелёная лавка\nshop.example/product/77',
      '+7 495 200-01-01\nsales@shop.example',
      'Код 184 302',
      '18,40 ₽',
      'Минимальная партия 12 шт.',
      'Свойство 19значение 19',
      'Автоматическая шариковая ручка.',
    ])
      expect(text).toContain(part)
    expect(within(sheet).queryByRole('button', { hidden: true })).toBeNull()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article', { hidden: true })).toBeNull()
  })

  test('with many properties the tabs stand below the pictures, and a link leads there', async () => {
    data.detail = testDetail({ ID: 77, PROPERTY: Array.from({ length: 10 }, (_, at) => property(at)) })
    await open()
    const main = screen.getByRole('heading', { name: 'Основное' }).closest('section')
    expect(main?.parentElement).not.toContainElement(screen.getByRole('tablist', { name: 'О товаре' }))
    expect(screen.getByRole('link', { name: 'Все свойства' })).toBeVisible()
  })
})

describe('product-files', () => {
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

  test('[CAT-059] all photos of a product, the one of the list first and once; small photos and arrows choose one', async () => {
    data.photo.ITEMS = photos(3)
    renderPage('/product/77')
    expect(await screen.findByRole('button', { name: 'Фото 3 из 3' })).toBeVisible()
    expect(await pictures()).toEqual(['/upload/photo-1.webp', '/upload/photo-2.webp', '/upload/photo-3.webp'])
    expect(screen.getByRole('img', { name: 'Ручка' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Ручка, фото 2' })).toBeVisible()
    const small = (at: number) => screen.getByRole('button', { name: `Фото ${at} из 3` })
    await userEvent.click(small(2))
    expect(small(2)).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(small(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(small(1)).toHaveAttribute('aria-current', 'true')
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
})
