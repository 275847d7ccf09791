import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readParams } from '../../model/order-list-params'
import { OrderPages } from './OrderPages'

const onLimit = jest.fn()
const show = (CNT: number, search = '') => {
  onLimit.mockClear()
  return renderWithKernel(
    <OrderPages
      nav={{ CNT, LIMIT: 36, OFFSET: 0 }}
      params={readParams(new URLSearchParams(search), createTestPlatform().cookies)}
      compared={[390, 7]}
      onLimit={onLimit}
    />,
  )
}
const sizes = () =>
  screen.getAllByRole('radiogroup').map((group) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value),
  )

test('nothing of it is there while all orders fit', () => {
  expect(show(36).container).toBeEmptyDOMElement()
})

test.each([
  [37, '', '1–36 из 37 заказов'],
  [84, 'page=3', '73–84 из 84 заказов'],
  [1261, 'page=2&limit=60', '61–120 из 1 261 заказа'],
  [72, 'page=2', '37–72 из 72 заказов'],
  [37, 'page=2', '37–37 из 37 заказов'],
])('of %i orders «%s» shows %s', (count, search, range) => {
  show(count, search)
  expect(screen.getByText((text) => text.replace(/\s/g, ' ') === range)).toBeVisible()
})

test('a page past the last one tells no range', () => {
  show(84, 'page=9')
  expect(screen.queryByText(/ из/)).not.toBeInTheDocument()
})

test('other pages keep filters and chosen orders', () => {
  show(84, 'status=sent')
  const href = screen.getByRole('link', { name: 'Страница 3' }).getAttribute('href') ?? ''
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
    ...{ page: '3', status: 'sent', compare: '390-7' },
  })
  expect(screen.queryByRole('link', { name: 'Страница 4' })).not.toBeInTheDocument()
})

test('a page size is chosen as a number; a narrow screen offers what a wide one has chosen, too', async () => {
  show(300, 'limit=108')
  expect(sizes()).toEqual([
    ['36', '60', '84', '108'],
    ['36', '60', '84', '108'],
  ])
  for (const radio of screen.getAllByRole('radio', { name: '108' })) expect(radio).toBeChecked()
  await userEvent.click(screen.getAllByRole('radio', { name: '60' })[0] as HTMLElement)
  expect(onLimit.mock.calls).toEqual([[60]])
})

test('the sizes of a narrow screen are three else', () => {
  show(300)
  expect(sizes()[1]).toEqual(['36', '60', '84'])
})
