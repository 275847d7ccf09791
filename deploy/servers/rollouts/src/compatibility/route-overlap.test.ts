import type { RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { overlap } from './route-overlap'

const route = (path: string, params?: RouteDescriptor['params']): RouteDescriptor => ({
  id: 'a.page',
  path,
  expose: './Page',
  access: 'anyone',
  ...(params && { params }),
})
const digits = { id: 'digits' } as const
const code = { id: 'code' } as const

test.each<[RouteDescriptor, RouteDescriptor, boolean]>([
  [route('/'), route('/'), true],
  [route('/a'), route('/a/'), true],
  [route('/a'), route('/b'), false],
  [route('/a'), route('/a/b'), false],
  [route('/a/:id'), route('/a/:name'), true],
  [route('/a/:id'), route('/b/:id'), false],
  [route('/a/:id'), route('/a/b'), false],
  [route('/a/:id'), route('/:part/b'), true],
  [route('/:part/b'), route('/a/:id'), true],
  [route('/a/:id', digits), route('/:part/b'), false],
  [route('/:part/b'), route('/a/:id', digits), false],
  [route('/a/:id', digits), route('/:part/12'), true],
  [route('/a/:id', digits), route('/:part/1b'), false],
  [route('/a/:id', digits), route('/:part/b1'), false],
  [route('/a/:id', code), route('/:part/b'), true],
  [route('/a/:id', digits), route('/a/:id', digits), true],
])('$0.path and $1.path', (a, b, expected) => {
  expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected])
})
