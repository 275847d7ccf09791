import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { usePlaces } from './use-places'

/** A window whose width may change. */
const screen = { width: 0, heard: new Map<string, Set<() => void>>() }
const listenersOf = (query: string) => screen.heard.get(query) ?? new Set()
beforeEach(() => {
  screen.heard.clear()
  window.matchMedia = (query) =>
    ({
      matches: screen.width >= Number(/\d+/.exec(query)?.[0]),
      addEventListener: (type: string, heard: () => void) =>
        type === 'change' && screen.heard.set(query, listenersOf(query).add(heard)),
      removeEventListener: (type: string, heard: () => void) =>
        type === 'change' && listenersOf(query).delete(heard),
    }) as unknown as MediaQueryList
})
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
})

const at = (width: number) => {
  screen.width = width
  return renderHook(usePlaces)
}
const queries = () => [...screen.heard].filter(([, heard]) => heard.size > 0).map(([query]) => query)

test.each([
  [1440, 3],
  [1200, 3],
  [1199, 2],
  [768, 2],
  [767, 1],
  [320, 1],
])('at %i px there are %i places beside the product', (width, places) => {
  expect(at(width).result.current).toBe(places)
})

test('a window that is made narrower or wider has other places', () => {
  const { result, unmount } = at(1440)
  expect(queries()).toEqual(['(min-width: 1200px)', '(min-width: 768px)'])
  for (const [width, query, places] of [
    [800, '(min-width: 1200px)', 2],
    [320, '(min-width: 768px)', 1],
  ] as const) {
    screen.width = width
    act(() => listenersOf(query).forEach((heard) => void heard()))
    expect(result.current).toBe(places)
  }
  unmount()
  expect(queries()).toEqual([])
})

const Places = () => <>{usePlaces()}</>

test('a server has three', () => {
  expect(renderToString(<Places />)).toBe('3')
})
