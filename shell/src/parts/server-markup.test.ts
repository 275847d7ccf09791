import { serverMarkup } from './server-markup'

const markup = (root: string, isHydrated = false) => {
  const copy = serverMarkup(document, root, isHydrated)
  if (!copy) return undefined
  const place = document.createElement('div')
  place.append(copy.nodes)
  return place.innerHTML
}
const NOTES = '<div role="status"></div>'
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
})

test('of a widget it is what stands in its place', () => {
  document.body.innerHTML = '<div data-hydration-root="header.search"><form>Поиск</form></div>'
  expect(markup('header.search')).toBe('<form>Поиск</form>')
  expect(markup('header.search', true)).toBeUndefined()
  expect(markup('header.basket')).toBeUndefined()
})

test('of a widget that the server has not rendered there is none', () => {
  document.body.innerHTML = '<div data-hydration-root="header.search"></div>'
  expect(markup('header.search')).toBeUndefined()
})

test('of a page it is what stands in `main`, without the shell’s own place for notes', () => {
  document.body.innerHTML = `<main id="main">${NOTES}<h1>Ручки</h1></main>`
  expect(markup('page')).toBe('<h1>Ручки</h1>')
  expect(document.querySelector('[role="status"]')).not.toBeNull()
})

test('a page that is hydrated, or that the server has not rendered, has none', () => {
  expect(markup('page')).toBeUndefined()
  document.body.innerHTML = `<main id="main">${NOTES}</main>`
  expect(markup('page')).toBeUndefined()
  document.body.innerHTML = `<main id="main">${NOTES}<h1>Ручки</h1></main>`
  document.documentElement.dataset.hydrated = ''
  expect(markup('page')).toBeUndefined()
})
