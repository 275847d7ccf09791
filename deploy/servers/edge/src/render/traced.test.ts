import { traced } from './traced'

function Component() {
  return null
}
Object.assign(Component.prototype, { isReactComponent: {} })

test('functions of a module say that they begin, and do what they did', () => {
  const entered: string[] = []
  const module = traced(
    {
      default: (a: number, b: number) => a + b,
      head() {
        entered.push('runs')
        return 'head'
      },
    },
    () => entered.push('entered'),
  ) as { default: (a: number, b: number) => number; head: () => string }
  expect(entered).toEqual([])
  expect(module.default(1, 2)).toBe(3)
  expect(module.head()).toBe('head')
  expect(entered).toEqual(['entered', 'entered', 'runs'])
})

test('what is no plain function is left as it is', () => {
  const value = { a: 1 }
  const arrow = () => 1
  const module = { Component, value, text: 'x', arrow }
  const result = traced(module, () => undefined) as typeof module
  expect([result.Component, result.value, result.text]).toEqual([Component, value, 'x'])
  expect(result.Component).toBe(Component)
  expect(result.arrow).not.toBe(arrow)
})

test.each([null, undefined, 5, 'text'])('%p is no module', (module) =>
  expect(traced(module, () => undefined)).toBe(module),
)
