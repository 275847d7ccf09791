import { createSharedReads } from './shared-reads'

interface Reading {
  key: string
  resolve(value: string): void
  reject(error: Error): void
}

function started() {
  const readings: Reading[] = []
  const read = createSharedReads(
    (key) => new Promise<string>((resolve, reject) => readings.push({ key, resolve, reject })),
  )
  return { readings, read }
}
const turn = () => new Promise(setImmediate)

test('those who come together share a reading that begins when all have come', async () => {
  const { readings, read } = started()
  const together = [read('a'), read('a'), read('b')]
  expect(readings).toEqual([])
  await turn()
  expect(readings.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { key, resolve } of readings) resolve(`${key}!`)
  expect(await Promise.all(together)).toEqual(['a!', 'a!', 'b!'])
})

test('whoever comes while a reading is on its way is given the next one', async () => {
  const { readings, read } = started()
  const first = read('a')
  await turn()
  const later = [read('a'), read('a')]
  await turn()
  expect(readings).toHaveLength(1)
  readings[0]?.resolve('before')
  expect(await first).toBe('before')
  await turn()
  expect(readings).toHaveLength(2)
  readings[1]?.resolve('after')
  expect(await Promise.all(later)).toEqual(['after', 'after'])
  await turn()
  const last = read('a')
  await turn()
  readings[2]?.resolve('last')
  expect(await last).toBe('last')
})

test('a reading that fails fails for those who share it, and is tried anew for the next', async () => {
  const { readings, read } = started()
  const together = [read('a'), read('a')]
  await turn()
  const later = read('a')
  readings[0]?.reject(new Error('no database'))
  expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turn()
  readings[1]?.resolve('there')
  expect(await later).toBe('there')
})
