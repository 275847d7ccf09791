import { LateIntegrityModule } from './late-integrity'

const FILE = 'chunk-integrity.json'
const BASE = '/parts/shell/1.0.0/'

type Done = (event?: { type: string }) => void

/** The runtime of a shell whose page has given these hashes. */
function runtime(
  given: Record<string, string> | undefined,
  answers: (Record<string, string> | Error)[] = [],
) {
  const self: { __PRILAVOK_INTEGRITY__?: Record<string, string> } = given
    ? { __PRILAVOK_INTEGRITY__: given }
    : {}
  const asked: unknown[][] = []
  const loaded: [name: string, hash: string | undefined][] = []
  const fetch = async (...question: unknown[]) => {
    asked.push(question)
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked once too often')
    return { json: async () => answer }
  }
  const required = {
    p: BASE,
    l: (url: string, done: Done) => {
      const name = url.slice(BASE.length)
      loaded.push([name, self.__PRILAVOK_INTEGRITY__?.[name]])
      done()
    },
  }
  new Function('__webpack_require__', 'self', 'fetch', new LateIntegrityModule().generate())(
    required,
    self,
    fetch,
  )
  const ask = (name: string, done: Done) => required.l(BASE + name, done)
  const load = (name: string) => new Promise<{ type: string } | undefined>((resolve) => ask(name, resolve))
  return { ask, load, asked, loaded }
}

test('a chunk of the first view is loaded at once, by the hash that the page gives', async () => {
  const { load, asked, loaded } = runtime({ [FILE]: 'sha384-file', 'first.js': 'sha384-first' })
  const done = load('first.js')
  expect(loaded).toEqual([['first.js', 'sha384-first']])
  expect(await done).toBeUndefined()
  expect(asked).toEqual([])
})

test('later chunks wait for the file of their hashes, which is asked for once and checked by its own', async () => {
  const hashes = { 'menu.js': 'sha384-menu', 'form.js': 'sha384-form' }
  const { load, asked, loaded } = runtime({ [FILE]: 'sha384-file', 'first.js': 'sha384-first' }, [hashes])
  await Promise.all([load('menu.js'), load('form.js')])
  await load('first.js')
  await load('unknown.js')
  expect(asked).toEqual([[BASE + FILE, { integrity: 'sha384-file' }]])
  expect(loaded).toEqual([
    ['menu.js', 'sha384-menu'],
    ['form.js', 'sha384-form'],
    ['first.js', 'sha384-first'],
    ['unknown.js', undefined],
  ])
})

test('without that file no later chunk is loaded; the next attempt asks for it again', async () => {
  const { load, loaded, asked } = runtime({ [FILE]: 'sha384-file' }, [
    new TypeError('not the published file'),
    { 'menu.js': 'sha384-menu' },
  ])
  expect(await load('menu.js')).toMatchObject({ type: 'missing', target: { src: `${BASE}menu.js` } })
  expect(loaded).toEqual([])
  expect(await load('menu.js')).toBeUndefined()
  expect(loaded).toEqual([['menu.js', 'sha384-menu']])
  // The first may have come from a cache that keeps a bad copy.
  expect(asked.map(([address]) => address)).toEqual([BASE + FILE, `${BASE}~1/${FILE}`])
})

test('who waited for the file that did not come asks once for another, however many others waited, too', async () => {
  const { ask, loaded, asked } = runtime({ [FILE]: 'sha384-file' }, [
    new TypeError('not the published file'),
    { 'menu.js': 'sha384-menu', 'form.js': 'sha384-form' },
  ])
  const again = (name: string) =>
    new Promise((resolve) => ask(name, (failed) => (failed ? ask(name, resolve) : resolve('at once'))))
  expect(await Promise.all([again('menu.js'), again('form.js')])).toEqual([undefined, undefined])
  expect(asked).toHaveLength(2)
  expect(loaded.toSorted()).toEqual([
    ['form.js', 'sha384-form'],
    ['menu.js', 'sha384-menu'],
  ])
})

test.each([{ given: undefined }, { given: {} }])(
  'a page that gives no hash of the file loads what it is asked for: %j',
  async ({ given }) => {
    const { load, asked, loaded } = runtime(given)
    await load('menu.js')
    expect([asked, loaded]).toEqual([[], [['menu.js', undefined]]])
  },
)
