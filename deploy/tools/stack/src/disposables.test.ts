import { Disposables } from './disposables'

function recorder() {
  const closed: string[] = []
  const close = (name: string) => async () => {
    closed.push(name)
  }
  return { closed, close }
}

test('closes in reverse order, once', async () => {
  const { closed, close } = recorder()
  const disposables = new Disposables()
  await disposables.add(close('database'))
  await disposables.add(close('edge'))
  await Promise.all([disposables.close(), disposables.close()])
  expect(closed).toEqual(['edge', 'database'])
})

test('what is opened while everything closes is closed at once', async () => {
  const { closed, close } = recorder()
  const disposables = new Disposables()
  await disposables.close()
  await disposables.add(close('late'))
  expect(closed).toEqual(['late'])
})

test('one that cannot close does not keep the others open', async () => {
  const { closed, close } = recorder()
  const disposables = new Disposables()
  await disposables.add(close('database'))
  await disposables.add(async () => {
    throw new Error('edge hangs')
  })
  await expect(disposables.close()).rejects.toThrow('edge hangs')
  expect(closed).toEqual(['database'])
})

test('a process that must leave kills what would outlive it', async () => {
  const killed: string[] = []
  const disposables = new Disposables()
  await disposables.add(
    async () => undefined,
    () => killed.push('database'),
  )
  await disposables.add(async () => undefined)
  disposables.kill()
  expect(killed).toEqual(['database'])
})
