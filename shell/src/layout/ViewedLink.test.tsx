import { renderWithKernel, testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ViewedLink } from './ViewedLink'

const { data, called } = testApi(
  () => ({ count: 3 }),
  ({ path }, { count }) => (path.includes('viewed') ? { CNT: count } : undefined),
)
const observed: (() => void)[] = []
const margins: (string | undefined)[] = []
class Observer {
  constructor(
    tell: (entries: { isIntersecting: boolean }[]) => void,
    { rootMargin }: IntersectionObserverInit,
  ) {
    observed.push(() => tell([{ isIntersecting: true }]))
    margins.push(rootMargin)
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  observed.length = 0
  margins.length = 0
  Object.assign(window, { IntersectionObserver: Observer })
})
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

const onClick = jest.fn()
const show = () => renderWithKernel(<ViewedLink onClick={onClick} />, { kernel: testKernel() })
const text = () => screen.getByRole('link').textContent?.trim().replace(/\s/g, ' ')
const come = () => act(() => observed.forEach((tell) => void tell()))

test('the number is asked for when the link comes into sight, no earlier', async () => {
  show()
  expect(text()).toBe('Просмотренные товары')
  expect(called('viewed')).toEqual([])
  expect(margins).toEqual(['0px'])
  come()
  await waitFor(() => expect(text()).toBe('Просмотренные товары 3'))
  expect(called('viewed')).toHaveLength(1)
})

test('large numbers are parted', async () => {
  data.count = 1200
  show()
  come()
  await waitFor(() => expect(text()).toBe('Просмотренные товары 1 200'))
})

test('who has viewed nothing reads no number', async () => {
  data.count = 0
  const { kernel } = show()
  come()
  await waitFor(() => expect(called('viewed')).toHaveLength(1))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(text()).toBe('Просмотренные товары')
})

test('it leads to the products, and tells that it was followed', () => {
  show()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/catalog/viewed')
  fireEvent.click(screen.getByRole('link'))
  expect(onClick).toHaveBeenCalledTimes(1)
})
