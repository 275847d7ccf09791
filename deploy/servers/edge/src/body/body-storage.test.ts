import { existsSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type BodyStorage, createBodyStorage, type StoredBody } from './body-storage'

const OPTIONS = { memory: 100, disk: 200, inMemory: 40 }
const bytes = (count: number, letter = 'x') => Buffer.from(letter.repeat(count))

const storages: BodyStorage[] = []
const bodies: StoredBody[] = []
afterEach(async () => {
  for (const body of bodies.splice(0)) await body.dispose()
  for (const storage of storages.splice(0)) storage.close()
})
function started(given: Partial<typeof OPTIONS> = {}): BodyStorage {
  const storage = createBodyStorage({ ...OPTIONS, ...given })
  storages.push(storage)
  const create = () => {
    const body = storage.create()
    bodies.push(body)
    return body
  }
  return { ...storage, create }
}
const folders = () => new Set(readdirSync(tmpdir()).filter((name) => name.startsWith('prilavok-edge-')))
/** The folder that `work` makes. */
async function folderOf(work: () => Promise<unknown>): Promise<string | undefined> {
  const before = folders()
  await work()
  const [made] = [...folders()].filter((name) => !before.has(name))
  return made && join(tmpdir(), made)
}

test('up to its share a body stays in memory, the byte beyond puts all of it into a file that only this user reads', async () => {
  const body = started().create()
  expect(await folderOf(() => body.append(bytes(40)))).toBeUndefined()
  expect(await text(body.read())).toBe('x'.repeat(40))
  const folder = await folderOf(() => body.append(bytes(1, 'y')))
  expect(await body.text()).toBe(`${'x'.repeat(40)}y`)
  expect(await text(body.read())).toBe(`${'x'.repeat(40)}y`)
  const [file] = readdirSync(folder ?? '')
  expect(statSync(join(folder ?? '', file ?? '')).mode & 0o777).toBe(0o600)
})

test('a body that is in a file stays there, however small its next chunks are', async () => {
  const storage = started({ memory: 50 })
  const body = storage.create()
  for (const letter of ['a', 'b', 'c']) await body.append(bytes(21, letter))
  expect(await body.text()).toBe('a'.repeat(21) + 'b'.repeat(21) + 'c'.repeat(21))
  // All of the memory is free again: another body has its whole share.
  const other = storage.create()
  expect(await folderOf(() => other.append(bytes(40)))).toBeUndefined()
  const third = storage.create()
  await third.append(bytes(10))
  expect(await third.text()).toBe('x'.repeat(10))
})

test('what all bodies have in memory is counted; what does not fit goes to files', async () => {
  const storage = started({ memory: 60 })
  const [first, second, third] = [storage.create(), storage.create(), storage.create()]
  await first.append(bytes(40))
  await second.append(bytes(20))
  const full = await folderOf(() => third.append(bytes(1)))
  expect(readdirSync(full ?? '')).toHaveLength(1)
  await first.dispose()
  await storage.create().append(bytes(40))
  expect(readdirSync(full ?? '')).toHaveLength(1)
})

test('when files are full as well nothing more is taken, to the byte', async () => {
  const storage = started({ inMemory: 0 })
  const body = storage.create()
  await body.append(bytes(200))
  await expect(storage.create().append(bytes(1))).rejects.toMatchObject({
    why: 'no-room',
    message: expect.stringContaining('200 bytes lie in files'),
  })
  await body.dispose()
  await storage.create().append(bytes(200))
})

test('a body that is disposed of has no file, and counts once, however often that is said', async () => {
  const storage = started({ inMemory: 0 })
  const [body, other] = [storage.create(), storage.create()]
  const folder = await folderOf(() => body.append(bytes(100)))
  await other.append(bytes(100))
  expect(readdirSync(folder ?? '')).toHaveLength(2)
  await body.dispose()
  await body.dispose()
  expect(readdirSync(folder ?? '')).toHaveLength(1)
  await storage.create().append(bytes(100))
  await expect(storage.create().append(bytes(1))).rejects.toMatchObject({ why: 'no-room' })
  const small = started()
  const inMemory = small.create()
  await inMemory.append(bytes(10))
  await inMemory.dispose()
  expect(await inMemory.text()).toBe('')
})

test('with the storage its folder goes; one that never needed a file has none', async () => {
  const storage = started({ inMemory: 0 })
  const folder = await folderOf(() => storage.create().append(bytes(1)))
  storage.close()
  expect([folder !== undefined, existsSync(folder ?? '')]).toEqual([true, false])
  expect(() => started().close()).not.toThrow()
})
