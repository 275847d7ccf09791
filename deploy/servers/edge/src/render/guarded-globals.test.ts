import { guardedGlobals } from './guarded-globals'

const {
  global,
  globalThis: guarded,
  process: muted,
} = guardedGlobals as {
  global: Record<string, unknown>
  globalThis: Record<string, unknown>
  process: typeof process
}

test('a part reads the global object, and may not change it', () => {
  expect(guarded.URL).toBe(URL)
  expect(global).toBe(guarded)
  const change = 'A part may not change the global object'
  expect(() => {
    guarded.left = 1
  }).toThrow(change)
  expect(() => Object.defineProperty(guarded, 'left', { value: 1 })).toThrow(change)
  expect(() => {
    delete guarded.URL
  }).toThrow(change)
  expect('left' in globalThis).toBe(false)
})

test('the process says what it is, and no settings; it ends by no part', () => {
  expect(muted.env).toEqual({ NODE_ENV: process.env.NODE_ENV })
  expect(muted.versions).toBe(process.versions)
  expect(muted.platform).toBe(process.platform)
  expect(muted.exit).toBeUndefined()
  expect(muted.emitWarning('x')).toBeUndefined()
  expect(() => {
    muted.env.NODE_ENV = 'x'
  }).toThrow(TypeError)
  expect(() => Object.assign(muted, { exit: () => undefined })).toThrow(TypeError)
})
