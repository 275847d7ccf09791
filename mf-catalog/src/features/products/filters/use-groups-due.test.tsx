import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useGroupsDue } from './use-groups-due'

/** Whether each render of a panel held its groups. */
const rendered: boolean[] = []
beforeEach(() => void rendered.splice(0))

function Panel() {
  const [known, setKnown] = useState(true)
  rendered.push(useGroupsDue(known))
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/pens')}>
        Ручки
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <button type="button" onClick={() => setKnown(!known)}>
        Ответ
      </button>
    </>
  )
}

/** Each section has a panel of its own. */
function Panels() {
  return <Panel key={useLocation().pathname} />
}
const press = async (name: string) => {
  rendered.splice(0)
  await userEvent.click(screen.getByRole('button', { name }))
}

test('the panel of a page that is loaded is whole at once', () => {
  renderWithKernel(<Panels />)
  expect(rendered).toEqual([true])
})

test('on a page that the buyer goes on to the groups follow the products, after Back they are there at once', async () => {
  renderWithKernel(<Panels />)
  await press('Ручки')
  expect(rendered[0]).toBe(false)
  expect(rendered.at(-1)).toBe(true)
  await press('Назад')
  expect(rendered[0]).toBe(true)
})
