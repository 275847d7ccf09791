import { Progress } from './progress.mjs'

test('a long run tells each ten seconds how far it is and how long it may take; a failure is shown at once', () => {
  const said = []
  let now = 0
  const progress = new Progress({
    ...{ what: 'unit tests', unit: 'files', total: 40 },
    write: (text) => said.push(text),
    now: () => now,
  })
  progress.add()
  progress.add('✗ basket.test.ts\nno row')
  expect(said).toEqual(['✗ basket.test.ts\nno row\n'])
  now = 60_000
  progress.add()
  progress.add()
  expect(said.slice(1)).toEqual(['  unit tests: 3 of 40 files, 1 failed, about 12 min left\n'])
})
