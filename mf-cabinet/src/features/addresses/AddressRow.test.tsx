import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAddress } from '../../testing/test-addresses'
import { AddressRow } from './AddressRow'

const onRemove = jest.fn()
const ADDRESS = 'Москва, ул. Вавилова, 19'
const show = (changes: Parameters<typeof testAddress>[0] = {}, focused = false, shop = {}) => {
  onRemove.mockClear()
  return renderWithKernel(
    <ul>
      <AddressRow point={testAddress(changes)} focused={focused} onRemove={onRemove} />
    </ul>,
    { shop },
  )
}
const remove = () => screen.getByRole('button', { name: `Удалить адрес «${ADDRESS}»` })
const NO_ZONES = { DELIVERY_ZONE: [] }

test('it says where, what delivery costs, and shows the place on a map', () => {
  show()
  expect(screen.getByRole('heading')).toHaveTextContent(/^Москва, ул\.\sВавилова,\s19$/)
  expect(screen.getByText(/^В пределах города: 390\s₽, бесплатно от\s10\s000\s₽$/)).toBeVisible()
  const map = screen.getByRole('link', { name: `На карте: ${ADDRESS}, Яндекс Карты` })
  expect(map.getAttribute('href')).toContain(encodeURIComponent('Вавилова'))
  expect(map.parentElement?.children).toHaveLength(2)
})

test('where no zone is known it says nothing of one', () => {
  show({}, false, NO_ZONES)
  expect(screen.getByRole('link', { name: /^На карте/ }).parentElement?.children).toHaveLength(1)
})

test('one of the post says so, and costs nothing', () => {
  show({ VARIANT: 'post' })
  expect(screen.getByRole('heading')).toHaveTextContent(/Почтовый$/)
  expect(screen.queryByText(/В пределах города/)).not.toBeInTheDocument()
})

test('it is changed in the dialog that adds one, as what it is', async () => {
  for (const [changes, variant] of [
    [{}, 'base'],
    [{ VARIANT: 'post' }, 'post'],
    [{ VARIANT: undefined }, 'base'],
  ] as const) {
    const { kernel, unmount } = show(changes as Parameters<typeof testAddress>[0])
    await userEvent.click(screen.getByRole('button', { name: `Изменить адрес «${ADDRESS}»` }))
    expect(kernel.modals.current()).toMatchObject([
      { name: 'addAddress', props: { variant, point: { ADDRESS } } },
    ])
    unmount()
  }
})

test('whether it is deleted by a pointer or by the keyboard is told', async () => {
  show()
  await userEvent.click(remove())
  remove().focus()
  await userEvent.keyboard('{Enter}')
  expect(onRemove.mock.calls).toEqual([[false], [true]])
})

test('the focus comes to one that was taken back, and to no other', () => {
  const { unmount } = show()
  expect(document.body).toHaveFocus()
  unmount()
  show({}, true)
  expect(remove()).toHaveFocus()
})
