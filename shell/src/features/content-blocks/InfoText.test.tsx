import type { InfoItem } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InfoText } from './InfoText'

const item = (CODE: string, text: string): InfoItem => ({
  ID: 1,
  CODE,
  TYPE: 'info',
  TITLE: CODE,
  SORT: 1,
  BLOCKS: [
    { type: 'header', data: { text: `О ${CODE}`, level: 1 } },
    { type: 'paragraph', data: { text } },
  ],
})
const { intercept, called } = testApi(
  () => ({}),
  ({ path, query }) => ({ ITEMS: [item(path, `element ${query.get('element')}`), item('b', 'Второй')] }),
)

test.each([
  ['front_up', undefined, 'GET /v3/api/info/front_up/'],
  ['front_up', 'delivery', 'GET /v3/api/info/front_up/?element=delivery'],
  ['pickup_info', undefined, 'GET /v3/api/info/pickup_info/'],
  ['delivery', 'zones', 'GET /v3/api/info/delivery/?element=zones'],
])('[SHELL-027] a text of %s, element %s: every one of ITEMS is shown', async (name, element, call) => {
  renderWithKernel(<InfoText name={name} element={element} />)
  expect(await screen.findByText(`element ${element ?? null}`)).toBeVisible()
  expect(screen.getByText('Второй')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(called('/info/')).toEqual([call])
})

test('it loads, fails with the reason, and can be asked for again; no text is nothing', async () => {
  intercept(() => 422)
  const { container } = renderWithKernel(<InfoText name="a" />)
  expect(screen.getByRole('status', { name: 'Загружаем текст' })).toBeInTheDocument()
  expect(await screen.findByText('Отказ сервера')).toBeVisible()
  intercept(() => ({ ITEMS: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await screen.findByText('', { selector: 'body' })
  expect(container).not.toHaveTextContent('Отказ')
})
