import { read } from '@e965/xlsx'
import { catchSavedFiles } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'
import { testAddress, testTradePoint } from '../testing/test-addresses'
import { head } from './AddressesPage'

const { data, called, intercept } = cabinetApi()

const SECOND = testAddress({
  ID: 42,
  ADDRESS: 'Минск, пр. Победителей, 7',
  CONTACT_NAME: 'Титов Алексей',
  CONTACT_EMAIL: '',
  CONTACT_PHONE: '+375291234567',
})
beforeEach(() => {
  data.addresses = [testAddress(), SECOND]
  data.tradePoints = [testTradePoint()]
})
afterEach(() => jest.useRealTimers())

const PATH = '/cabinet/addresses'
const list = () => screen.findByRole('list', { name: 'Адреса доставки' })
const row = (text: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(text))
  if (!found) throw new Error(`No row with ${text}`)
  return within(found)
}
const removeButton = (address: string) => screen.getByRole('button', { name: `Удалить адрес «${address}»` })
const deleted = () => called('delete=Y')
/** The pointer moves so far over an element; jsdom's own events do not tell how far. */
const move = (element: HTMLElement, movement: number) =>
  fireEvent(
    element,
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: movement, movementY: 0 }),
  )
const TYPESET = 'Москва, ул.\u00a0Вавилова,\u00a019'
const [FIRST_ADDRESS, SECOND_ADDRESS] = ['Москва, ул. Вавилова, 19', SECOND.ADDRESS]

test('[CAB-004] the page shows delivery addresses and pick-up points, each with its number', async () => {
  const { url } = renderPage(PATH)
  expect(screen.getByRole('heading', { level: 1, name: 'Адреса' })).toBeVisible()
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('tab', { name: 'Адреса доставки 2', selected: true })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Пункты самовывоза 1' }))
  expect(await screen.findByRole('list', { name: 'Пункты самовывоза' })).toHaveTextContent('Складская, 4')
  expect(url()).toBe(`${PATH}?tab=pickup`)
  await userEvent.keyboard('{ArrowLeft}')
  expect(await list()).toBeVisible()
  expect(head()).toEqual({ title: 'Адреса', robots: 'noindex' })
})

test('[CAB-005] a shop that only hands out has no such page: the buyer is sent to the profile, nothing is asked for', async () => {
  const { url } = renderPage(PATH, { shop: { SELFDELIVERY_ONLY: 'Y' } })
  await waitFor(() => expect(url()).toBe('/cabinet/info'))
  expect(called('client/point')).toEqual([])
  expect(called('tradepoint')).toEqual([])
  expect(screen.queryByRole('link', { name: 'Адреса' })).not.toBeInTheDocument()
})

test('[CAB-059] an address shows who receives there, with ways to call and to write; each of several contacts', async () => {
  data.addresses = [
    testAddress({
      CONTACTS: [
        { NAME: 'Соколова Марина', EMAIL: 'sokolova@vektor.example', PHONE: '+79165550418' },
        { NAME: '', EMAIL: '', PHONE: '+998901234567' },
      ],
    }),
    testAddress({
      ID: 43,
      ADDRESS: 'Тула, пр. Ленина, 85',
      CONTACT_NAME: '',
      CONTACT_EMAIL: '',
      CONTACT_PHONE: '',
    }),
    { ...SECOND, CONTACTS: undefined },
  ]
  renderPage(PATH)
  await list()
  const first = row('Вавилова')
  // What belongs together stands on one line.
  expect(first.getByRole('heading', { name: TYPESET })).toBeVisible()
  expect(first.getByText(/^Соколова Марина, /)).toHaveTextContent(
    'Соколова Марина, +7 916 555-04-18, sokolova@vektor.example',
  )
  expect(first.getByRole('link', { name: '+7 916 555-04-18' })).toHaveAttribute('href', 'tel:+79165550418')
  expect(first.getByRole('link', { name: '+998 90 123-45-67' })).toHaveAttribute('href', 'tel:+998901234567')
  expect(first.getByRole('link', { name: 'sokolova@vektor.example' })).toHaveAttribute(
    'href',
    'mailto:sokolova@vektor.example',
  )
  expect(row('Тула').queryByRole('link', { name: /@|\+/ })).not.toBeInTheDocument()
  // Another back end may answer the contact in its own fields alone.
  expect(row('Минск').getByText(/^Титов/)).toHaveTextContent('Титов Алексей, +375 29 123-45-67')
  expect(row('Минск').getByRole('link', { name: /^На карте: Минск/ })).toHaveAttribute(
    'href',
    expect.stringContaining('yandex.ru/maps/?text='),
  )
})

test('an address is added and changed in the dialog; a postal one says what it is and is changed as one', async () => {
  const postal = testAddress({ ID: 44, ADDRESS: '101000, а/я 7', VARIANT: 'post', CONTACTS: [] })
  data.addresses = [testAddress(), postal]
  const { kernel } = renderPage(PATH)
  await list()
  const opened = () => kernel.modals.current().at(-1)
  await userEvent.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  expect(opened()).toMatchObject({ name: 'addAddress', props: { variant: 'base' } })
  expect(opened()?.props).not.toHaveProperty('point')
  await userEvent.click(screen.getByRole('button', { name: `Изменить адрес «${FIRST_ADDRESS}»` }))
  expect(opened()).toMatchObject({ name: 'addAddress', props: { variant: 'base', point: { ID: 41 } } })
  expect(row('101000').getByText('Почтовый')).toBeVisible()
  expect(row('Вавилова').queryByText('Почтовый')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Изменить адрес «101000/ }))
  expect(opened()).toMatchObject({ props: { variant: 'post', point: { ID: 44 } } })
})

test('the addresses are saved as a table', async () => {
  const saved = catchSavedFiles()
  renderPage(PATH)
  await list()
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const book = read(new Uint8Array((await saved[0]?.content.arrayBuffer()) as ArrayBuffer))
  const sheet = book.Sheets[book.SheetNames[0] as string]
  expect([sheet?.A3?.v, sheet?.B3?.v, sheet?.C3?.v, sheet?.D3]).toEqual([
    SECOND.ADDRESS,
    'Титов Алексей',
    '+375 29 123-45-67',
    undefined,
  ])
})

test('a customer without addresses is told what they are for, with the way to add one', async () => {
  data.addresses = []
  const { kernel } = renderPage(PATH)
  expect(await screen.findByRole('heading', { name: 'Адресов доставки пока нет' })).toBeVisible()
  const [, inList] = screen.getAllByRole('button', { name: 'Добавить адрес' })
  await userEvent.click(inList as HTMLElement)
  expect(kernel.modals.current()).toMatchObject([{ name: 'addAddress' }])
})

describe('a deleted address', () => {
  /** The lists come by the clock of the machine; from then on time passes by `pass` alone. */
  const open = async () => {
    const page = renderPage(PATH)
    await list()
    await screen.findByRole('tab', { name: 'Пункты самовывоза 1' })
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    return { user, page }
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  /** The API answers by the clock of the machine: no time is passed after this. */
  const comesTrue = async (check: () => void) => {
    await pass(0)
    jest.useRealTimers()
    await waitFor(check)
  }

  test('says so in its place and can be taken back for 5 seconds; nothing is sent before', async () => {
    const { user } = await open()
    await user.click(removeButton(FIRST_ADDRESS))
    expect(screen.getByRole('status')).toHaveTextContent('Адрес «Москва, ул. Вавилова, 19» удалён')
    expect(screen.getByRole('tab', { name: 'Адреса доставки 1' })).toBeVisible()
    await pass(4900)
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    await pass(60_000)
    expect(deleted()).toEqual([])
    expect(within(await list()).getAllByRole('listitem')[0]).toHaveTextContent(FIRST_ADDRESS)
    expect(screen.getByRole('tab', { name: 'Адреса доставки 2' })).toBeVisible()
  })

  test('is deleted with delete=Y when the time is over, and its row goes; the other stays', async () => {
    const { user } = await open()
    await user.click(removeButton(FIRST_ADDRESS))
    await user.click(removeButton(SECOND_ADDRESS))
    expect(screen.getAllByRole('button', { name: 'Вернуть' })).toHaveLength(2)
    const [, second] = screen.getAllByRole('button', { name: 'Вернуть' })
    await user.click(second as HTMLElement)
    await user.unhover(second as HTMLElement)
    await pass(5000)
    await comesTrue(() => expect(deleted()).toEqual(['POST /v3/api/client/point/41 delete=Y']))
    expect(screen.queryByText(/Вавилова/)).not.toBeInTheDocument()
    expect(screen.getByText(SECOND_ADDRESS)).toBeVisible()
  })

  test('waits under the pointer, and while «Вернуть» has the focus after a deletion by the keyboard', async () => {
    const { user } = await open()
    removeButton(FIRST_ADDRESS).focus()
    await user.keyboard('{Enter}')
    const restore = screen.getByRole('button', { name: 'Вернуть' })
    expect(restore).toHaveFocus()
    expect(restore).toHaveAccessibleDescription(`Адрес «${TYPESET}» удалён`)
    await pass(60_000)
    expect(deleted()).toEqual([])
    await user.keyboard('{Enter}')
    expect(removeButton(FIRST_ADDRESS)).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.tab()
    const undo = screen.getByRole('status').closest('li') as HTMLElement
    move(undo, 4)
    await pass(60_000)
    expect(deleted()).toEqual([])
    fireEvent.pointerLeave(undo)
    await pass(5000)
    await comesTrue(() => expect(deleted()).toHaveLength(1))
  })

  test('is deleted at once when the buyer goes to another page, and only once', async () => {
    const { user, page } = await open()
    await user.click(removeButton(FIRST_ADDRESS))
    page.go('/cabinet/orders')
    await pass(10_000)
    await comesTrue(() => expect(deleted()).toEqual(['POST /v3/api/client/point/41 delete=Y']))
  })

  test('that could not be deleted is there again; the notice says why and tries once more', async () => {
    const { user, page } = await open()
    intercept(({ method }) => (method === 'POST' ? 500 : undefined))
    await user.click(removeButton(FIRST_ADDRESS))
    await pass(5000)
    await comesTrue(() => expect(page.kernel.notices.current()).toHaveLength(1))
    expect(page.kernel.notices.current()[0]).toMatchObject({
      kind: 'error',
      text: `Адрес «${TYPESET}» не\u00a0удалён. Отказ сервера`,
    })
    expect(removeButton(FIRST_ADDRESS)).toBeVisible()
    intercept(() => undefined)
    await act(async () => page.kernel.notices.current()[0]?.action?.run())
    await waitFor(() => expect(screen.queryByText(/Вавилова/)).not.toBeInTheDocument())
  })
})
