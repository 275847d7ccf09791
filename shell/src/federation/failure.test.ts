import { failurePhase, failureReason } from './failure'

test.each([
  'ScriptNetworkError: remoteEntry.js',
  '[ Federation Runtime ]: RUNTIME-008',
  'ChunkLoadError: 12',
  'Loading chunk 12 failed',
  'mf-catalog did not load in 8000 ms',
])('«%s»: its files did not come', (text) => {
  expect(failurePhase(new Error(text))).toBe('load')
  expect(failurePhase(text)).toBe('load')
})

test.each(['x is undefined', 'RUNTIME-008 ScriptExecutionError: x is undefined'])(
  '«%s»: its code threw as it started',
  (text) => expect(failurePhase(new Error(text))).toBe('init'),
)

test('the reason is what is said of an error, or what was thrown', () => {
  expect(failureReason(new TypeError('x is undefined'))).toBe('x is undefined')
  expect(failureReason('x')).toBe('x')
})
