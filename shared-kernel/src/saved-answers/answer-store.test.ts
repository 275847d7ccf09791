import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { createAnswerStore, DATABASE } from './answer-store'

const DAY_MS = 24 * 60 * 60 * 1000
const world = { now: 100 * DAY_MS }
const store = () => createAnswerStore(() => world.now)
const answer = (hash: string, owner = 'user a', at = world.now) => ({ owner, hash, data: { hash }, at })

beforeEach(() => {
  world.now = 100 * DAY_MS
})
afterEach(() => deleteDB(DATABASE))

test('an answer is read by its owner for a week', async () => {
  await store().write([answer('x')])
  expect(await store().read('user a', 'x')).toMatchObject({ data: { hash: 'x' }, at: world.now })
  for (const owner of ['user', 'user b', 'visitor', ''])
    expect(await store().read(owner, 'x')).toBeUndefined()
  world.now += 7 * DAY_MS - 1
  expect(await store().read('user a', 'x')).toBeDefined()
  world.now += 1
  expect(await store().read('user a', 'x')).toBeUndefined()
})

test('only the newest 400 answers are kept', async () => {
  const all = Array.from({ length: 405 }, (_, index) => answer(String(index), 'user a', world.now + index))
  await store().write(all.slice(5))
  await store().write(all.slice(0, 5))
  const found = await Promise.all(all.map(({ hash }) => store().read('user a', hash)))
  expect(found.slice(0, 5)).toEqual(Array(5).fill(undefined))
  expect(found.slice(5).every((one) => one !== undefined)).toBe(true)
})

test('what belongs to others goes, whatever their names are', async () => {
  const others = ['user', 'user ', 'user 0', 'user aa', 'user b', 'visitor', 'a', '']
  await store().write([answer('x'), ...others.map((owner) => answer('x', owner))])
  for (const owner of ['user a', ...others])
    await store().writePage(owner, { path: '/', title: 'Главная', at: world.now })
  await store().keepOnly('user a')
  for (const owner of others) {
    expect(await store().read(owner, 'x')).toBeUndefined()
    expect(await store().pages(owner)).toEqual([])
  }
  expect(await store().read('user a', 'x')).toBeDefined()
  expect(await store().pages('user a')).toHaveLength(1)
  await store().keepOnly(undefined)
  expect(await store().read('user a', 'x')).toBeUndefined()
})

describe('pages that can be opened without a connection', () => {
  const page = (path: string, at = world.now) => ({ path, title: `Страница ${path}`, at })
  const pathsOf = async (owner = 'user a') => (await store().pages(owner)).map(({ path }) => path)

  test('are told the last one first, each once, as it was looked at last', async () => {
    for (const one of [page('/a', world.now - 3), page('/b', world.now - 1), page('/c', world.now - 2)])
      await store().writePage('user a', one)
    await store().writePage('user b', page('/d'))
    expect(await pathsOf()).toEqual(['/b', '/c', '/a'])
    await store().writePage('user a', { ...page('/a'), title: 'Новое имя' })
    expect(await pathsOf()).toEqual(['/a', '/b', '/c'])
    expect((await store().pages('user a'))[0]).toMatchObject({ title: 'Новое имя', at: world.now })
    expect(await pathsOf('user b')).toEqual(['/d'])
  })

  test('are forgotten after a week', async () => {
    await store().writePage('user a', page('/a'))
    world.now += 7 * DAY_MS - 1
    expect(await pathsOf()).toEqual(['/a'])
    world.now += 1
    expect(await pathsOf()).toEqual([])
  })

  test('are the newest 40', async () => {
    for (let index = 0; index < 42; index++)
      await store().writePage('user a', page(`/${index}`, world.now + index))
    const paths = await pathsOf()
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([40, '/41', '/2'])
  })
})

test('where storage is denied nothing is saved, and nothing fails', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const denied = store()
  await denied.write([answer('x')])
  await denied.writePage('user a', { path: '/', title: 'Главная', at: world.now })
  await denied.keepOnly('user a')
  expect(await denied.read('user a', 'x')).toBeUndefined()
  expect(await denied.pages('user a')).toEqual([])
  jest.restoreAllMocks()
})
