import { testCustomer, testVisitor } from '@prilavok/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import { BuyerSection } from './BuyerSection'

const text = () => screen.getByRole('region', { name: 'Покупатель' }).textContent

test('who orders is said as the profile has it', () => {
  render(<BuyerSection personal={testCustomer({ PHONE: ['+7 916 555-04-18', '+7 495 555-00-00'] })} />)
  expect(text()).toBe(
    'ПокупательОрганизацияООО «Вектор»Контактное лицоСоколова Марина ПетровнаТелефон+7 916 555-04-18, +7 495 555-00-00Почта для документовclient@example.com',
  )
})

test('what the profile does not say has no line', () => {
  const changes = { COMPANY_NAME: null, SURNAME: '', MIDDLE_NAME: '', PHONE: [], EMAIL: '' }
  render(<BuyerSection personal={testCustomer(changes)} />)
  expect(text()).toBe('ПокупательКонтактное лицоМарина')
})

test.each([
  ['who is not known', undefined],
  ['a visitor', { ...testVisitor(), NAME: 'Марина' }],
  [
    'an empty profile',
    testCustomer({ COMPANY_NAME: '', NAME: '', SURNAME: '', MIDDLE_NAME: '', PHONE: [], EMAIL: '' }),
  ],
])('of %s nothing is said', (_who, personal) => {
  const { container } = render(<BuyerSection personal={personal} />)
  expect(container).toBeEmptyDOMElement()
})
