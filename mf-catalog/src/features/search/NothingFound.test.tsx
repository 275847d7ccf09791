import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
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

test('a near query is led to with how much it finds, and its products stand there', () => {
  show({ near: { q: 'таблички', count: 3 } })
  const link = screen.getByRole('link', { name: /^Искать «таблички»: 3\sтовара$/ })
  expect(new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams.get('q')).toBe('таблички')
  const near = within(screen.getByRole('region', { name: 'Похожие товары: «таблички»' }))
  expect(near.getByRole('heading', { level: 2, name: 'Похожие товары: «таблички»' })).toBeVisible()
  expect(near.getByText('Товары')).toBeVisible()
})

test('sections that the query names come before the others', () => {
  show({ nearSections: <p>Бейджи</p>, sections: <p>Бумага</p>, near: { q: 'таблички', count: 3 } })
  expect(regions()).toEqual(['Похожие товары: «таблички»', 'Похожие разделы', 'Разделы'])
  expect(within(screen.getByRole('region', { name: 'Похожие разделы' })).getByText('Бейджи')).toBeVisible()
  const all = within(screen.getByRole('region', { name: 'Разделы' }))
  expect(all.getByText('Бумага')).toBeVisible()
  expect(all.getByRole('heading', { name: /^Посмотрите\sв\sразделах$/ })).toBeVisible()
})
