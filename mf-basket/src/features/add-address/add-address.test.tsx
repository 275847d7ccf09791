import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, put } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderModal } from '../../testing/render-page'

const { data: state, called } = basketApi()

const customer = { cookies: LOGGED_IN }
const dialog = () => screen.queryByRole('dialog')
const save = () => screen.getByRole('button', { name: 'Сохранить адрес' })

test('[BAS-051] the variant base saves an address with its contact, and says so', async () => {
  const { kernel } = renderModal('addAddress', { variant: 'base' }, customer)
  await put(screen.getByRole('textbox', { name: /^Адрес/ }), 'Тверь, ул. Новая, 1')
  await put(screen.getByRole('textbox', { name: 'Телефон' }), '+7 (916) 555-04-18')
  await userEvent.click(save())
  await waitFor(() => expect(dialog()).toBeNull())
  expect(called('POST')[0]).toContain('variant=base&address=Тверь, ул. Новая, 1')
  expect(state.addresses[0]?.CONTACT_PHONE).toBe('+79165550418')
  expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Адрес сохранён' }])
})

test('[BAS-051] the variant post asks for the address alone', async () => {
  renderModal('addAddress', { variant: 'post' }, customer)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await put(screen.getByRole('textbox', { name: /^Адрес/ }), '101000, Москва')
  await userEvent.click(save())
  await waitFor(() =>
    expect(called('POST')).toEqual([
      expect.stringMatching(
        /^POST \/v3\/api\/client\/point variant=post&address=101000, Москва&idempotency_key=\w{32}$/,
      ),
    ]),
  )
})

test('what is wrong stands at its field; a failure keeps what is typed', async () => {
  renderModal('addAddress', { variant: 'base' }, customer)
  await put(screen.getByRole('textbox', { name: 'Электронная почта' }), 'pochta@')
  await put(screen.getByRole('textbox', { name: 'Телефон' }), '123')
  await userEvent.click(save())
  expect(await screen.findByText('Поле не должно быть пустым')).toBeVisible()
  expect(screen.getByText('Вы ввели неправильный электронный адрес')).toBeVisible()
  expect(screen.getByText('Указан некорректный телефон')).toBeVisible()
  const address = screen.getByRole('textbox', { name: /^Адрес/ })
  await waitFor(() => expect(address).toHaveFocus())
  expect(called('POST')).toEqual([])

  state.status = 500
  await put(address, 'Тверь')
  await put(screen.getByRole('textbox', { name: 'Электронная почта' }), '')
  await put(screen.getByRole('textbox', { name: 'Телефон' }), '')
  await userEvent.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  expect(address).toHaveValue('Тверь')
})

test('an address whose answer was lost is the same one when it is saved again; a changed one is another', async () => {
  const keys = () => called('POST').map((call) => /idempotency_key=(\w+)/.exec(call)?.[1])
  renderModal('addAddress', { variant: 'post' }, customer)
  const address = screen.getByRole('textbox', { name: /^Адрес/ })
  await put(address, '101000, Москва')
  state.status = 0
  await userEvent.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сети')
  await userEvent.click(save())
  await waitFor(() => expect(keys()).toHaveLength(2))
  await waitFor(() => expect(save()).toBeEnabled())
  state.status = 200
  await put(address, '101000, Москва, 1')
  await userEvent.click(save())
  await waitFor(() => expect(dialog()).toBeNull())
  const [lost, again, changed] = keys()
  expect(lost).toMatch(/^\w{32}$/)
  expect(again).toBe(lost)
  expect(changed).toMatch(/^\w{32}$/)
  expect(changed).not.toBe(lost)
})

test('«Отмена» asks before what is typed is given up', async () => {
  renderModal('addAddress', { variant: 'post' }, customer)
  await put(screen.getByRole('textbox', { name: /^Адрес/ }), 'Тверь')
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  const question = await screen.findByRole('alertdialog', { name: 'Введённое не сохранено' })
  // It appears by a transition.
  await waitFor(() => expect(question).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Адрес/ })).toHaveValue('Тверь'))
})

const point = (changes: Partial<AddressPoint> = {}): AddressPoint => ({
  ID: 41,
  ADDRESS: 'Минск, ул. Старая, 2',
  CONTACT_NAME: 'Титов Алексей',
  CONTACT_EMAIL: 'titov@example.com',
  CONTACT_PHONE: '+375291234567',
  ...changes,
})

test('a saved address is changed: the form shows it, the call names it, an emptied contact is emptied', async () => {
  renderModal('addAddress', { variant: 'base', point: point() }, customer)
  expect(screen.getByRole('dialog', { name: 'Адрес доставки' })).toBeInTheDocument()
  const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
  expect(field(/^Адрес/)).toHaveValue('Минск, ул. Старая, 2')
  expect(field('Контактное лицо')).toHaveValue('Титов Алексей')
  expect(screen.getByRole('combobox', { name: 'Код страны' })).toHaveValue('+375')
  expect(field('Телефон')).toHaveValue('29 123-45-67')
  await put(field(/^Адрес/), 'Минск, ул. Старая, 2, склад')
  await put(field('Электронная почта'), '')
  await put(field('Телефон'), '')
  await userEvent.click(save())
  await waitFor(() => expect(dialog()).toBeNull())
  expect(called('POST')).toEqual([
    'POST /v3/api/client/point/41 address=Минск, ул. Старая, 2, склад&contact_name=Титов Алексей&contact_email=&contact_phone=',
  ])
})
