import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInOrderForm } from '../../testing/in-order-form'
import { testAddress } from '../../testing/test-rows'
import { AddressFields } from './AddressFields'

const ADDRESSES = [testAddress(31, 'Химки', 1), testAddress(32, 'Тверь')]
const ZONES = [
  { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 390 },
  { ID: 2, NAME: 'Область', DESCRIPTION: 'По пятницам', MIN_SUM: 20000, DELIVERY_PRICE: 900 },
]
interface Given {
  addresses?: typeof ADDRESSES
  zones?: typeof ZONES
  isCustomer?: boolean
  onLogin?: () => void
}
const render = ({
  addresses = ADDRESSES,
  zones = ZONES,
  isCustomer = true,
  onLogin = () => undefined,
}: Given = {}) =>
  renderInOrderForm(
    (form, { INFO: info }) => (
      <AddressFields {...{ form, info, onLogin, addresses: isCustomer ? addresses : undefined }} />
    ),
    {
      addresses,
      cookies: { deliveryType: '2' },
      state: { info: { deliveryZones: zones, deliveryCurrency: 'USD' } },
    },
  )
const address = () => screen.getByRole('combobox', { name: /^Адрес доставки/ })
const zone = () => screen.getByRole('combobox', { name: /^Зона доставки/ })
const namesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('option')].map(({ textContent }) => textContent)

test('[BAS-042] an address is chosen, and its zone with it', async () => {
  const { cookies } = render()
  expect(namesIn(address())).toEqual(['Выберите', 'Химки', 'Тверь'])
  expect(address()).toHaveDisplayValue('Химки')
  expect(zone()).toHaveDisplayValue('Город')
  await userEvent.selectOptions(address(), 'Тверь')
  expect(address()).toHaveDisplayValue('Тверь')
  expect([cookies.get('addressId'), cookies.get('addressName')]).toEqual(['32', 'Тверь'])
})

test('[BAS-043] a zone says what it costs and what lies in it, in the currency of deliveries', async () => {
  const { cookies } = render()
  expect(namesIn(zone())).toEqual(['Выберите', 'Город', 'Область'])
  expect(zone()).toHaveAccessibleDescription(/^Бесплатно от 5\s000\sUSD, иначе 390\sUSD$/)
  await userEvent.selectOptions(zone(), 'Область')
  expect(zone()).toHaveAccessibleDescription(/^Бесплатно от 20\s000\sUSD, иначе 900\sUSD\. По пятницам$/)
  expect([cookies.get('deliveryZoneId'), cookies.get('deliveryZoneName')]).toEqual(['2', 'Область'])
})

test('the zone of an address that was never delivered to is asked for', async () => {
  render()
  await userEvent.selectOptions(address(), 'Тверь')
  expect(zone()).toHaveDisplayValue('Выберите')
  expect(zone()).toHaveAccessibleDescription(/^Выберите зону, в\sкоторой лежит адрес/)
})
test('without an address nothing is said of its zone', () => {
  render({ addresses: [] })
  expect(zone()).not.toHaveAccessibleDescription()
})
test('a shop without zones asks for none', () => {
  render({ zones: [] })
  expect(screen.getAllByRole('combobox')).toEqual([address()])
})

test('what is missing is said at its field', async () => {
  render({ addresses: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Выберите адрес доставки')).toBeVisible()
  expect(address()).toHaveAccessibleDescription('Выберите адрес доставки')
  expect(zone()).toHaveAccessibleDescription('Выберите зону доставки')
})

test('[BAS-051] a customer can add an address', async () => {
  const { kernel } = render()
  await userEvent.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  expect(kernel.modals.current()).toEqual([{ name: 'addAddress', props: { variant: 'base' } }])
})

test('[BAS-052] who is not logged in chooses none, and is led to the login', async () => {
  const onLogin = jest.fn()
  render({ isCustomer: false, onLogin })
  expect(screen.getAllByRole('combobox')).toEqual([zone()])
  expect(screen.queryByRole('button', { name: 'Добавить адрес' })).toBeNull()
  expect(screen.getByText('Чтобы указать адрес доставки необходимо зарегистрироваться')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(onLogin).toHaveBeenCalledTimes(1)
})
