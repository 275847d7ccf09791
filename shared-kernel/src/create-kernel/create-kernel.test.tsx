import { createKernel, type KernelInit } from '@prilavok/shared-kernel/create-kernel'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createTestPlatform, customerCookies, testKernel, testShop } from '@prilavok/shared-kernel/testing'

const PLAN = {
  id: 'test',
  shop: 1,
  parts: { shell: { version: 'test', base: '/', entry: [], scripts: {}, fallbacks: [] } },
  routes: [],
  modals: {},
  slots: {},
  layoutSlots: [],
}

describe('create-kernel', () => {
  const SHOP = testShop()
  const kernelOn = (platform: Partial<Platform> = {}, init: Partial<KernelInit> = {}) => {
    const kernel = createKernel({ plan: PLAN, shop: SHOP, platform: createTestPlatform(platform), ...init })
    ended.push(kernel.dispose)
    return kernel
  }
  const ended: (() => void)[] = []
  afterEach(() => {
    for (const end of ended.splice(0)) end()
  })

  test('a server knows from the cookies who is logged in; a browser asks', () => {
    const cookies = customerCookies()
    cookies.set('login_stamp', 'anna')
    const server = kernelOn({ kind: 'server', cookies })
    expect(server.query.getQueryData(queryKeys.login)).toEqual({ loggedIn: true, stamp: 'anna' })
    expect(testKernel({ platform: { cookies } }).query.getQueryData(queryKeys.login)).toBeUndefined()
  })

  test('a page that its token makes load anew does not ask whether to leave what was typed', () => {
    const active: boolean[] = []
    const left: string[] = []
    const kernel = kernelOn({
      reload() {
        active.push(kernel.leaveGuards.active())
        left.push('reload')
      },
      open(path) {
        active.push(kernel.leaveGuards.active())
        left.push(path)
      },
    })
    for (const token of ['first', 'second']) {
      kernel.leaveGuards.add()
      kernel.platform.cookies.set('access_token', token)
      kernel.token.rejected(token)
    }
    expect(left).toEqual(['reload', '/server-error'])
    expect(active).toEqual([false, false])
  })

  test('a kernel that is disposed of hears nothing and holds nothing', () => {
    const listeners = new Set<(message: unknown) => void>()
    const kernel = kernelOn({
      tabs: {
        post: () => undefined,
        subscribe(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
    })
    const heard = jest.fn()
    kernel.bus.on('viewed:changed', heard)
    kernel.query.setQueryData(['a list'], [1])
    expect(listeners.size).toBeGreaterThan(0)
    kernel.dispose()
    expect(listeners.size).toBe(0)
    expect(kernel.query.getQueryData(['a list'])).toBeUndefined()
  })
})

describe('errors-of-kernel', () => {
  const kernelWith = (onError?: () => boolean) =>
    createKernel({
      plan: PLAN,
      shop: testShop(),
      platform: createTestPlatform(),
      ...(onError && { onError }),
    })
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
})
