import { readTogether } from './read-together'

/** Readings that end when the test says so; each gives its number. */
function source() {
  const ends: { resolve(): void; reject(error: Error): void }[] = []
  const read = readTogether(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.length + 1
        ends.push({ resolve: () => resolve(number), reject })
      }),
  )
  return { read, ends }
}

test('who asks while a reading goes on shares the next one, which begins after the question', async () => {
  const { read, ends } = source()
  const first = read()
  const others = [read(), read(), read()]
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  expect(await first).toBe(1)
  expect(ends).toHaveLength(2)
  const later = read()
  ends[1]?.resolve()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  ends[2]?.resolve()
  expect(await later).toBe(3)
  const alone = read()
  ends[3]?.resolve()
  expect(await alone).toBe(4)
})

test('a reading that fails fails for those who shared it alone', async () => {
  const { read, ends } = source()
  const first = read()
  const second = read()
  ends[0]?.reject(new Error('the registry is away'))
  await expect(first).rejects.toThrow('the registry is away')
  ends[1]?.resolve()
  expect(await second).toBe(2)
})
