import { createKernel } from '@prilavok/shared-kernel/create-kernel'
import { createTestPlatform, testShop } from '@prilavok/shared-kernel/testing'

const PLAN = {
  id: 'test',
  shop: 1,
  parts: { shell: { version: 'test', base: '/', entry: [], scripts: {}, fallbacks: [] } },
  routes: [],
  modals: {},
  slots: {},
  layoutSlots: [],
}
const kernelWith = (onError?: () => boolean) =>
  createKernel({ plan: PLAN, shop: testShop(), platform: createTestPlatform(), ...(onError && { onError }) })
const error = new Error('x')

test('errors come to the shell, as a modal where nothing else is said', () => {
  const onError = jest.fn(() => true)
  const { errors, modals, notices, dispose } = kernelWith(onError)
  expect(errors.report(error)).toBe(true)
  expect(errors.report(error, { errors: 'inline' })).toBe(true)
  expect(onError.mock.calls).toEqual([
    [error, 'modal', { modals, notices }],
    [error, 'inline', { modals, notices }],
  ])
  onError.mockReturnValue(false)
  expect(errors.report(error)).toBe(false)
  dispose()
})

test('a silent one, and one that nobody waits for, come to nobody', () => {
  const onError = jest.fn(() => true)
  const { errors, dispose } = kernelWith(onError)
  expect(errors.report(error, { errors: 'silent' })).toBe(false)
  expect(errors.report(new DOMException('left', 'AbortError'))).toBe(true)
  expect(onError).not.toHaveBeenCalled()
  errors.report(new DOMException('denied', 'SecurityError'))
  errors.report(Object.assign(new Error('x'), { name: 'AbortError' }))
  expect(onError).toHaveBeenCalledTimes(2)
  dispose()
})
