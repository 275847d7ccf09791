import type { DeliveryZone } from '@prilavok/shared-kernel/contract'
import { testShop } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderTerms } from '../../model/order-terms'
import { renderInOrderForm } from '../../testing/in-order-form'
import { testAddress, testTradePoint } from '../../testing/test-rows'
import { ReceivingSection } from './ReceivingSection'

const zone = (ID: number, DELIVERY_PRICE: number): DeliveryZone => ({
  ...{ ID, NAME: `Зона ${ID}`, DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE },
})
const WAREHOUSE = testTradePoint(1, 'Складская, 4')

interface Given {
  type?: '1' | '2' | '-1'
  /** Chosen before. */
  zoneId?: string
  zones?: DeliveryZone[]
  tradePoints?: ReturnType<typeof testTradePoint>[]
  info?: { selfDeliveryOnly?: 'Y' }
  onLogin?: () => void
}
const render = ({
  type = '1',
  zoneId = '',
  zones = [zone(1, 390)],
  tradePoints = [WAREHOUSE],
  ...rest
}: Given) =>
  renderInOrderForm(
    (form, { INFO: info }) => {
      const chosen = info.deliveryZones.find(({ ID }) => String(ID) === form.values.zoneId)
      return (
        <ReceivingSection
          {...{ form, info, tradePoints, addresses: rest.onLogin ? undefined : [testAddress(31, 'Химки')] }}
          deliveryTerms={orderTerms('main', info, { type: '2', zone: chosen }, testShop())}
          onLogin={rest.onLogin ?? (() => undefined)}
        />
      )
    },
    {
      cookies: { deliveryType: type, deliveryZoneId: zoneId },
      state: { info: { deliveryZones: zones, deliveryCurrency: 'USD', ...rest.info } },
      tradePoints,
    },
  )
const delivery = () => screen.getByRole('radio', { name: /^Доставка/ })
const pickup = () => screen.getByRole('radio', { name: /^Самовывоз/ })
const nameOf = (card: HTMLElement) => card.closest('label')?.textContent?.replaceAll('\u00a0', ' ')

test.each<[string, Given, string]>([
  ['of the only zone', {}, 'Доставка390,00 USDЗона 1'],
  [
    'of zones that cost the same, before one is chosen',
    { zones: [zone(1, 390), zone(2, 390)] },
    'Доставкаот 390,00 USD',
  ],
  ['of zones that differ', { zones: [zone(1, 390), zone(2, 900)] }, 'Доставказависит от зоны'],
  ['that is nothing', { zones: [zone(1, 0)] }, 'ДоставкаБесплатноЗона 1'],
  [
    'of a zone that was chosen before, with pick-up now',
    { zones: [zone(1, 390), zone(2, 900)], zoneId: '2' },
    'Доставкаот 900,00 USDЗона 2',
  ],
  [
    'of the zone that is chosen now',
    { type: '2', zones: [zone(1, 390), zone(2, 900)], zoneId: '2' },
    'Доставка900,00 USDЗона 2',
  ],
])('the card of delivery tells the price %s', (_, given, text) => {
  render(given)
  expect(nameOf(delivery())).toBe(text)
})

test('pick-up costs nothing, and says from where', () => {
  render({})
  expect(nameOf(pickup())).toBe('СамовывозБесплатноСкладская, 4')
})
test('a shop without trade points says no place', () => {
  render({ tradePoints: [] })
  expect(nameOf(pickup())).toBe('СамовывозБесплатно')
})

test('one of both is chosen, and remembered', async () => {
  const { cookies } = render({})
  expect(screen.getByRole('region', { name: 'Получение' })).toBeVisible()
  expect(pickup()).toBeChecked()
  expect(delivery()).not.toBeChecked()
  await userEvent.click(delivery())
  expect(delivery()).toBeChecked()
  expect(pickup()).not.toBeChecked()
  expect(cookies.get('deliveryType')).toBe('2')
  await userEvent.click(pickup())
  expect(cookies.get('deliveryType')).toBe('1')
  expect([pickup(), delivery()].map((card) => card.getAttribute('name'))).toEqual([
    'deliveryType',
    'deliveryType',
  ])
})

test('neither is chosen where nothing says so, and the order is stopped there', async () => {
  render({ type: '-1' })
  expect(pickup()).not.toBeChecked()
  expect(delivery()).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Выберите способ получения')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Способ получения' })).toHaveAccessibleDescription(
    'Выберите способ получения',
  )
})

test('[BAS-040] a shop that does not deliver offers pick-up alone', () => {
  render({ info: { selfDeliveryOnly: 'Y' }, type: '2' })
  expect(screen.getAllByRole('radio')).toEqual([pickup()])
})

const TWO = [WAREHOUSE, testTradePoint(2, 'Заречная, 8')]
test.each<[string, Given, string[]]>([
  [
    'delivery asks for address and zone',
    { type: '2', tradePoints: TWO },
    ['Адрес доставки *', 'Зона доставки *'],
  ],
  ['pick-up asks for the trade point', { type: '1', tradePoints: TWO }, ['Пункт выдачи']],
  ['of one trade point there is no choice', { type: '1' }, []],
  ['without a choice nothing more is asked', { type: '-1', tradePoints: TWO }, []],
])('%s', (_, given, names) => {
  render(given)
  const fields = screen.queryAllByRole<HTMLSelectElement>('combobox')
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names)
  expect(screen.queryAllByRole('button', { name: 'Показать на карте' })).toHaveLength(
    names.includes('Пункт выдачи') ? 1 : 0,
  )
})

test('[BAS-042] the trade point that is chosen stands on its card', async () => {
  render({ tradePoints: TWO })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Пункт выдачи' }), 'Заречная, 8')
  expect(nameOf(pickup())).toBe('СамовывозБесплатноЗаречная, 8')
})

test('who is not logged in is led to the login for an address', async () => {
  const onLogin = jest.fn()
  render({ type: '2', onLogin })
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(onLogin).toHaveBeenCalledTimes(1)
})
