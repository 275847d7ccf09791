import { Closers } from './closers'

function recorder() {
  const closed: string[] = []
  const close = (name: string) => async () => {
    closed.push(name)
  }
  return { closed, close }
}

test('closes in reverse order, once', async () => {
  const { closed, close } = recorder()
  const closers = new Closers()
  await closers.add(close('database'))
  await closers.add(close('edge'))
  await Promise.all([closers.close(), closers.close()])
  expect(closed).toEqual(['edge', 'database'])
})

test('what is opened while everything closes is closed at once', async () => {
  const { closed, close } = recorder()
  const closers = new Closers()
  await closers.close()
  await closers.add(close('late'))
  expect(closed).toEqual(['late'])
})

test('one that cannot close does not keep the others open', async () => {
  const { closed, close } = recorder()
  const closers = new Closers()
  await closers.add(close('database'))
  await closers.add(async () => {
    throw new Error('edge hangs')
  })
  await expect(closers.close()).rejects.toThrow('edge hangs')
  expect(closed).toEqual(['database'])
})

test('a process that must leave kills what would outlive it', async () => {
  const killed: string[] = []
  const closers = new Closers()
  await closers.add(
    async () => undefined,
    () => killed.push('database'),
  )
  await closers.add(async () => undefined)
  closers.kill()
  expect(killed).toEqual(['database'])
})
