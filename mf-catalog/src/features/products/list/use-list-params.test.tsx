import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { useListParams } from './use-list-params'

/** A list whose page under filters is still on its way. */
function List({ Filtered }: { Filtered: ComponentType }) {
  const { pathname: path, search } = useLocation()
  // As the shell gives it: the same object for the same text.
  const page = useMemo(() => ({ params: {}, path, search: new URLSearchParams(search) }), [path, search])
  const { params, applied, apply, reset } = useListParams('12', page)
  const navigate = useNavigate()
  return (
    <>
      <p>{`Применено: ${applied.text || 'ничего'}`}</p>
      <button type="button" onClick={() => apply({ INK: ['синий'] })}>
        Применить
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <p>{`Сортировка: ${params.sort}`}</p>
      <button type="button" onClick={reset} disabled={!reset}>
        Сбросить
      </button>
      {search && <Filtered />}
    </>
  )
}

function show(cookies: Record<string, string> = {}) {
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const Filtered = lazy(() => coming.then(() => ({ default: () => <p>Страница с фильтром</p> })))
  const { kernel } = renderWithKernel(
    <Suspense fallback="…">
      <List Filtered={Filtered} />
    </Suspense>,
    { path: '/catalog/12', kernel: partKernel({ cookies }) },
  )
  return { kernel, come: () => act(async () => come()) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what was applied shows at once, and «Назад» before the page has come takes it back', async () => {
  show()
  await press('Применить')
  expect(screen.getByText('Применено: INK:синий')).toBeVisible()
  expect(screen.queryByText('Страница с фильтром')).not.toBeInTheDocument()
  await press('Назад')
  expect(await screen.findByText('Применено: ничего')).toBeVisible()
})
