import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { NothingFound } from './NothingFound'

const show = (props: Partial<ComponentProps<typeof NothingFound>> = {}) =>
  renderWithKernel(
    <NothingFound
      q="дубовые таблички"
      near={null}
      products={<p>Товары</p>}
      nearSections={null}
      sections={null}
      openCatalog={<a href="/catalog-list">Открыть каталог</a>}
      {...props}
    />,
    { kernel: partKernel() },
  )
const regions = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'))

test('it says so, leads to the catalogue, and asks the supplier about what was looked for', async () => {
  const { kernel } = show()
  expect(screen.getByText('По вашему запросу ничего не найдено')).toBeVisible()
  expect(screen.getByText(/^Проверьте, нет ли опечатки/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
  expect(regions()).toEqual([])
  expect(screen.queryByText('Товары')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Задать вопрос' }))
  expect(JSON.stringify(kernel.modals.current())).toContain('Не нашлось: «дубовые таблички»')
})
