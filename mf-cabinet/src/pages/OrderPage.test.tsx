import { catchSavedFiles, LOGGED_IN, type PartOptions, partKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { keys } from '../api/keys'
import { cabinetApi } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'
import { testOrder } from '../testing/test-order'
import { head, prefetch } from './OrderPage'

const { server, data, actions, intercept } = cabinetApi()

const page = { params: { orderId: '390' }, search: new URLSearchParams(), path: '/cabinet/orders/390' }
const open = (options: PartOptions = {}) => renderPage('/cabinet/orders/390', options)
const opened = () => screen.findByRole('heading', { level: 1, name: 'Заказ № 48390' })

test('[BAS-063] the hint about the first e-mail is shown to whoever comes from sending the order, and only then', async () => {
  const hint = /Если первое письмо с составом заказа не найдено/
  const { unmount } = open({ state: { created: true } })
  await opened()
  expect(screen.getByText(hint)).toBeInTheDocument()
  unmount()
  open()
  await opened()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

describe('[BAS-058] the order that has just been sent', () => {
  const accepted = () => screen.findByRole('region', { name: 'Заказ принят' })

  test('is said to be taken: its number, where the e-mail went and what comes next', async () => {
    open({ state: { created: true } })
    const region = within(await accepted())
    expect(region.getByText('48390')).toBeVisible()
    expect(region.getByText('zakupki@vektor.example')).toBeVisible()
    const steps = within(region.getByRole('list', { name: 'Что дальше' })).getAllByRole('listitem')
    const texts = steps.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(texts).toContain('Оплата: По счёту. Безналичный перевод')
    expect(texts).toContain('После подтверждения привезём заказ по указанному адресу')
    expect(region.getByRole('link', { name: 'Продолжить покупки' })).toHaveAttribute('href', '/catalog-list')
  })

  test('a pick-up is fetched; an order for points is paid already; a gift that fell away is told', async () => {
    const TRADEPOINT = { NAME: 'Склад', PHONE: '', EMAIL: '', ADDRESS: 'Тула' }
    const order = { IS_PICKUP: 'Y', TRADEPOINT, IS_LOYALTY: 'Y', GIFT_REMARK: 'Подарок закончился' } as const
    data.orders = [testOrder(order)]
    open({ state: { created: true } })
    const region = await accepted()
    expect(region).toHaveTextContent(/После подтверждения заказ можно забрать/)
    expect(region).toHaveTextContent('Подарок закончился')
    expect(region).not.toHaveTextContent('Оплата:')
  })

  test('without pick-up points (AMB-37) the manager says where an order is fetched', async () => {
    data.orders = [testOrder({ IS_PICKUP: 'Y', TRADEPOINT: null })]
    open({ state: { created: true } })
    expect(await accepted()).toHaveTextContent('Где и когда забрать заказ, менеджер скажет при подтверждении')
  })

  test('says nothing of the kind once it is cancelled', async () => {
    data.orders = [testOrder({ STATUS: { STATUS_CODE: 'canceled', STATUS_NAME: 'Отменён' } })]
    open({ state: { created: true } })
    await opened()
    expect(screen.queryByRole('region', { name: 'Заказ принят' })).toBeNull()
  })
})

test('[CAB-049] [KERN-042] «Скачать» asks for the order as a file and saves it under its name; a failure says so', async () => {
  const saved = catchSavedFiles()
  server.use(
    http.get('http://localhost/upload/files/ticket', () =>
      HttpResponse.text('table', {
        headers: {
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Заказ 48390.xlsx')}`,
        },
      }),
    ),
  )
  Object.assign(data, { action: { SUCCESS: 'Y', FILENAME: '/upload/files/ticket' } })
  const { kernel } = open()
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Скачать' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Заказ 48390.xlsx']))
  expect(actions()).toEqual([{ action: 'export', order_id: '390' }])

  server.use(
    http.post('http://localhost/v3/api/client/order/', () => HttpResponse.text('fatal', { status: 500 })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Скачать' }))
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  expect(kernel.notices.current()[0]?.text).toBe('Не удалось скачать файл. Ошибка сервера')
  server.resetHandlers()
})

test('[CAB-003] whoever comes back from an online payment gets the order as the API knows it now', async () => {
  data.orders = [testOrder({ ONLINE_PAY_STATUS: { CODE: 'PAID', TITLE: 'Оплачен' } })]
  renderPage('/cabinet/orders/390?payment_id=77&result=success')
  await opened()
  expect(screen.getAllByText('Оплачен').length).toBeGreaterThan(0)
})

test('an order that the API does not know is not found, with status 200 and noindex', async () => {
  renderPage('/cabinet/orders/5')
  expect(await screen.findByRole('heading', { name: 'Заказ не найден' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'К списку заказов' })).toBeInTheDocument()
})

test('the title of the document names the order once it is known', async () => {
  const kernel = partKernel({ cookies: LOGGED_IN })
  expect(head(kernel, page)).toEqual({ title: 'Заказ', robots: 'noindex' })
  await prefetch(kernel, page)
  expect(head(kernel, page)).toEqual({ title: 'Заказ № 48390', robots: 'noindex' })
})

test('nothing is asked for a visitor who may not see it', async () => {
  server.use(
    http.get('http://localhost/v3/api/client/order/:id/', () => {
      throw new Error('asked')
    }),
  )
  const kernel = partKernel()
  await prefetch(kernel, page)
  server.resetHandlers()
  expect(kernel.query.getQueryState(keys.order(390))).toBeUndefined()
})

test('an order that cannot be read says why and can be tried again', async () => {
  intercept(() => 500)
  open()
  expect(await screen.findByText('Отказ сервера')).toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await opened()).toBeInTheDocument()
})
