import { existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type BodyStorage, createBodyStorage, type StoredBody } from './body-storage'
import { createBodies } from './receive-body'

describe('receive-body', () => {
  const KB = 1024
  const LIMITS = { timeout: 60_000, minimumRate: 8 * KB }
  const STORAGE = { memory: 100 * KB, disk: 1024 * KB, inMemory: 10 * KB }

  function started(storage: Partial<typeof STORAGE> = {}, limits: Partial<typeof LIMITS> = {}) {
    const stored = createBodyStorage({ ...STORAGE, ...storage })
    const bodies = createBodies(stored, { ...LIMITS, ...limits })
    const request = (headers: Record<string, string> = {}) => {
      const stream = new PassThrough()
      return { stream, message: Object.assign(stream, { headers }) as unknown as IncomingMessage }
    }
    const receive = (content: string, maxBytes = 2048 * KB) => {
      const { stream, message } = request()
      stream.end(content)
      return bodies.receive(message, maxBytes)
    }
    return { stored, bodies, request, receive }
  }

  test.each([
    ['a small body', 5],
    ['a body too large for memory', 50],
  ])('%s comes out as it came in', async (_, size) => {
    const { receive, stored } = started()
    const content = 'ж'.repeat((size * KB) / 2)
    const body = await receive(content)
    expect(body.bytes).toBe(size * KB)
    expect(await text(body.read())).toBe(content)
    await body.dispose()
    await body.dispose()
    stored.close()
  })

  test('a body that says or proves to be too large is not taken', async () => {
    const { receive, request, bodies } = started()
    await expect(receive('x'.repeat(101), 100)).rejects.toMatchObject({
      why: 'too-large',
      message: 'too-large: more than 100 bytes',
    })
    const announced = request({ 'content-length': '101' })
    await expect(bodies.receive(announced.message, 100)).rejects.toMatchObject({
      why: 'too-large',
      message: 'too-large: 101 bytes are announced',
    })
    expect((await receive('x'.repeat(100), 100)).bytes).toBe(100)
  })

  test('a body that stands still is given up, one that was given up frees what it took', async () => {
    const { bodies, request, receive } = started({ memory: KB, disk: KB }, { timeout: 50 })
    const slow = request()
    slow.stream.write('x'.repeat(KB))
    await expect(bodies.receive(slow.message, 10 * KB)).rejects.toMatchObject({
      why: 'too-slow',
      message: expect.stringMatching(/^too-slow: 1024 bytes in \d+ ms$/),
    })
    expect((await receive('x'.repeat(KB))).bytes).toBe(KB)
  })

  test('a body that breaks off is no body', async () => {
    const { bodies, request } = started()
    const { stream, message } = request()
    stream.write('half')
    const receiving = bodies.receive(message, KB)
    stream.destroy()
    await expect(receiving).rejects.toMatchObject({
      why: 'broken-off',
      message: 'broken-off: after 4 bytes',
    })
  })
})

describe('body-storage', () => {
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
})
