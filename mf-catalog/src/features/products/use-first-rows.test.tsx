import type { Product } from '@prilavok/shared-kernel/contract'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFirstRows } from './use-first-rows'

/** How many products each render of a list had. */
const rendered: number[] = []
beforeEach(() => void rendered.splice(0))

function List({ products }: { products: Product[] }) {
  const shown = useFirstRows(products)
  rendered.push(shown.length)
  const navigate = useNavigate()
  return (
    <>
      <ul>
        {shown.map(({ ID }) => (
          <li key={ID} />
        ))}
      </ul>
      <button type="button" onClick={() => navigate('/pens')}>
        Ручки
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}

/** Two sections, each a list of its own. */
function Lists() {
  const { pathname } = useLocation()
  return <List key={pathname} products={testProducts(36, pathname === '/pens' ? 100 : 1)} />
}

const renderLists = () => renderWithKernel(<Lists />)

test('the list of a page that is loaded is whole at once', () => {
  renderLists()
  expect(rendered).toEqual([36])
})

test('a list that the buyer goes on to begins with the rows that can be seen; all follow', async () => {
  renderLists()
  rendered.splice(0)
  await userEvent.click(screen.getByRole('button', { name: 'Ручки' }))
  expect(rendered[0]).toBe(12)
  expect(screen.getAllByRole('listitem')).toHaveLength(36)
})

test('after Back the list is whole at once: its place is restored', async () => {
  renderLists()
  await userEvent.click(screen.getByRole('button', { name: 'Ручки' }))
  rendered.splice(0)
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(rendered[0]).toBe(36)
})
