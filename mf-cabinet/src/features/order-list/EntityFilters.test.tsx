import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readParams } from '../../model/order-list-params'
import { EntityFilters, type OrderEntities } from './EntityFilters'

const onChange = jest.fn()
const show = (entities: Partial<OrderEntities> | undefined, search = '') => {
  onChange.mockClear()
  renderWithKernel(
    <EntityFilters
      params={readParams(new URLSearchParams(search), createTestPlatform().cookies)}
      entities={entities && { ORDER_USER: [], ORDER_CLIENT: [], SHOP_CLIENT: [], ...entities }}
      onChange={onChange}
    />,
  )
}
const names = () => screen.queryAllByRole('combobox').map((box) => box.getAttribute('aria-label'))
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent])
const CLIENTS = [
  { ID: 3, NAME: 'ООО «Вектор»' },
  { ID: 4, NAME: 'АО «Ромб»' },
]

test('a filter stands where there is a choice', () => {
  show({
    ORDER_USER: [{ NAME: 'Громов', EMAIL: 'a@x.example', PHONE: '' }],
    ORDER_CLIENT: CLIENTS,
    SHOP_CLIENT: CLIENTS.slice(0, 1),
  })
  expect(names()).toEqual(['Покупатель'])
  expect(options('Покупатель')).toEqual([
    ['', 'Все покупатели'],
    ['3', 'ООО «Вектор»'],
    ['4', 'АО «Ромб»'],
  ])
})

test('each narrows by its own name, and can be taken back', async () => {
  show({
    ORDER_USER: ['a', 'b'].map((name) => ({ NAME: name, EMAIL: `${name}@x.example`, PHONE: '' })),
    ORDER_CLIENT: CLIENTS,
    SHOP_CLIENT: CLIENTS,
  })
  for (const [name, value] of [
    ['Кто заказал', 'b@x.example'],
    ['Покупатель', '4'],
    ['Поставщик', '3'],
  ] as const)
    await userEvent.selectOptions(screen.getByRole('combobox', { name }), value)
  expect(onChange.mock.calls).toEqual([[{ user: 'b@x.example' }], [{ client: '4' }], [{ shop: '3' }]])
})

test('what is chosen stands there before the list has come, under its own value', () => {
  show(undefined, 'client=9')
  expect(names()).toEqual(['Покупатель'])
  expect(options('Покупатель')).toEqual([
    ['', 'Все покупатели'],
    ['9', '9'],
  ])
  expect(screen.getByRole('combobox')).toHaveValue('9')
})

test('what is chosen and known stands there once', () => {
  show({ ORDER_CLIENT: CLIENTS }, 'client=4')
  expect(options('Покупатель')).toHaveLength(3)
  expect(screen.getByRole('combobox')).toHaveValue('4')
})

test('one that is named twice is one', () => {
  show({ ORDER_CLIENT: [...CLIENTS, { ID: 3, NAME: 'Вектор-плюс' }] })
  expect(options('Покупатель').slice(1)).toEqual([
    ['3', 'Вектор-плюс'],
    ['4', 'АО «Ромб»'],
  ])
})
