import { progressLine, summary } from './report'
import { countEndToEnd } from './steps/end-to-end'
import { countUnit } from './steps/unit'

const fine = { name: 'types', passed: 1, failed: 0, output: 'checked', duration: 2100 }

test('the last line counts tests and checks', () => {
  const tests = { name: 'unit', passed: 40, failed: 0, output: '', duration: 1 }
  expect(summary([fine, tests])).toBe('\n41 passed, 0 failed\n')
})

test('every failed step shows what its tool said, and only those', () => {
  const bad = { name: 'lint', passed: 0, failed: 1, output: 'a.ts:1 no', duration: 1 }
  const worse = { name: 'unit', passed: 3, failed: 2, output: '● sum', duration: 1 }
  const text = summary([bad, fine, worse])
  expect(text).toContain('── lint ')
  expect(text).toContain('a.ts:1 no')
  expect(text).toContain('● sum')
  expect(text).not.toContain('checked')
  expect(text).toMatch(/\n4 passed, 3 failed\n$/)
})

test('a line of progress says what failed', () => {
  expect(progressLine(fine)).toMatch(/^✓ types +2\.1 s$/)
  expect(progressLine({ ...fine, failed: 2, note: '9 tests' })).toMatch(/^✗ types \(9 tests, 2 failed\) /)
})

describe('unit tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
  }

  test('a file that could not run counts as failed, with its message', () => {
    const broken = {
      ...report,
      numRuntimeErrorTestSuites: 1,
      testResults: [{ status: 'failed', message: 'no such file' }],
    }
    expect(countUnit(broken, 1, 'all of it')).toMatchObject({ passed: 5, failed: 1, output: 'no such file' })
  })

  test('jest that fails although every test passed is a failure', () => {
    expect(countUnit(report, 1, 'something stayed open')).toMatchObject({
      failed: 1,
      output: 'something stayed open',
    })
  })

  test('skipped tests are told', () => {
    expect(countUnit({ ...report, numPendingTests: 2 }, 0, '').note).toBe('5 tests, 2 skipped')
  })
})

describe('end-to-end tests', () => {
  const stats = { expected: 7, unexpected: 0, skipped: 0 }

  test('a stack that does not start is a failure', () => {
    const nothing = { ...stats, expected: 0 }
    expect(countEndToEnd({ stats: nothing, errors: [{ message: 'port' }] }, 1, '')).toMatchObject({
      failed: 1,
    })
    expect(countEndToEnd({ stats: nothing, errors: [] }, 1, '')).toMatchObject({ failed: 1 })
  })
})
