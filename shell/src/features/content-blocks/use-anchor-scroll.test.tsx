import { Link, useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useAnchorScroll } from './use-anchor-scroll'

function Page({ isReady }: { isReady: boolean }) {
  useAnchorScroll(isReady)
  const navigate = useNavigate()
  return (
    <>
      <Link to="/delivery#зоны">К зонам</Link>
      <Link to="/delivery#price">К ценам</Link>
      <Link to="/delivery">К началу</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <h2 id="зоны" tabIndex={-1}>
        Зоны
      </h2>
      <h2 id="price" tabIndex={-1}>
        Цены
      </h2>
    </>
  )
}
/** A page whose text comes by the button, and goes again. */
function Later() {
  const [isReady, setReady] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setReady(!isReady)}>
        Текст
      </button>
      <Page isReady={isReady} />
    </>
  )
}

/** A shop whose text page has its text at once, and another page that leads to it. */
function Shop() {
  const { pathname } = useLocation()
  return pathname === '/delivery' ? <Page isReady /> : <Link to="/delivery#price">Доставка</Link>
}

const scrolled = jest.fn()
const open = (path: string, isReady = true) => renderWithKernel(<Page isReady={isReady} />, { path })
const press = (name: string) => userEvent.click(screen.getByText(name))

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id)
  }
})

test('each link scrolls to its place and moves the focus there, without scrolling once more', async () => {
  open('/delivery')
  const focused = jest.spyOn(screen.getByRole('heading', { name: 'Зоны' }), 'focus')
  await press('К зонам')
  expect(scrolled.mock.calls).toEqual([['зоны']])
  expect(screen.getByRole('heading', { name: 'Зоны' })).toHaveFocus()
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
  await press('К ценам')
  await press('К ценам')
  expect(scrolled.mock.calls).toEqual([['зоны'], ['price'], ['price']])
})

test('a page that is there is at its place already', () => {
  open('/delivery#price')
  expect(scrolled).not.toHaveBeenCalled()
})

test('a link of another page leads to the place on a page whose text is known', async () => {
  renderWithKernel(<Shop />, { path: '/' })
  await press('Доставка')
  expect(scrolled.mock.calls).toEqual([['price']])
  expect(screen.getByRole('heading', { name: 'Цены' })).toHaveFocus()
})

test('an address that cannot be read leads to no place', async () => {
  open('/delivery')
  const outside = document.body.appendChild(document.createElement('p'))
  renderWithKernel(<Later />, { path: '/delivery#%E0%A4%A' })
  await press('Текст')
  outside.remove()
  expect(scrolled).not.toHaveBeenCalled()
})

test('a page whose text comes later goes there then, once', async () => {
  renderWithKernel(<Later />, { path: '/delivery#price' })
  expect(scrolled).not.toHaveBeenCalled()
  await press('Текст')
  expect(scrolled.mock.calls).toEqual([['price']])
  await press('Текст')
  await press('Текст')
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('«back» leaves the page where the buyer was', async () => {
  open('/delivery')
  await press('К зонам')
  await press('К ценам')
  scrolled.mockClear()
  await press('Назад')
  expect(scrolled).not.toHaveBeenCalled()
})

test('an address without a place leads to none', async () => {
  open('/delivery')
  await press('К началу')
  expect(scrolled).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'К началу' })).toHaveFocus()
})
