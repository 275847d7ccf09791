import { act, render, screen } from '@testing-library/react'
import { NavigationPendingProvider } from '../navigation/navigation-pending'
import { createPendingStore } from '../navigation/pending-store'
import { NavigationLine } from './NavigationLine'

test('a line says that another page is on its way, as long as it is', () => {
  const store = createPendingStore()
  render(
    <NavigationPendingProvider value={store}>
      <NavigationLine />
    </NavigationPendingProvider>,
  )
  const line = () => screen.queryByRole('progressbar', { name: 'Страница загружается' })
  expect(line()).not.toBeInTheDocument()
  act(() => store.set(true))
  expect(line()).toBeVisible()
  act(() => store.set(false))
  expect(line()).not.toBeInTheDocument()
})
