import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { DocumentShell } from '@prilavok/shared-kernel/contract'
import { GREEN } from '../testing/fake-shop'
import { planOf } from '../testing/plan-of'
import { createDocumentShells } from './document-shells'

async function startFrames() {
  const release = await placeRelease(buildFolder({ name: 'shell' }, {}), temporaryFolder())
  const plan = planOf(GREEN, release)
  const world = { now: 0, calls: 0, fails: true, broken: [] as string[] }
  const pool = {
    async documentShell({ nonce }: { nonce: string }): Promise<DocumentShell> {
      world.calls++
      if (world.fails) throw new Error('no document shell')
      return { htmlAttributes: ' lang="ru"', head: `<style nonce="${nonce}"></style>` }
    },
    isBroken: (key: string) => world.broken.includes(key),
  }
  const documentShells = createDocumentShells(pool, { error: () => undefined }, () => world.now)
  return { world, head: async () => (await documentShells.of(GREEN, plan, 'own')).head }
}

test('a shell that gave no document shell is asked again only some seconds later', async () => {
  const { world, head } = await startFrames()
  for (world.now = 0; world.now < 5000; world.now += 1000) expect(await head()).toContain('viewport')
  expect(world.calls).toBe(1)
  world.fails = false
  expect(await head()).toBe('<style nonce="own"></style>')
  world.now += 100_000
  expect(await head()).toBe('<style nonce="own"></style>')
  expect(world.calls).toBe(2)
})

test('a shell that is kept away from the workers is not asked', async () => {
  const { world, head } = await startFrames()
  world.fails = false
  world.broken = ['shell@1.0.0']
  expect(await head()).toContain('viewport')
  expect(world.calls).toBe(0)
  world.broken = []
  expect(await head()).toBe('<style nonce="own"></style>')
})

async function made(version = '1.0.0') {
  const release = await placeRelease(buildFolder({ name: 'shell', version }, {}), temporaryFolder())
  return planOf(GREEN, release)
}

test('a document shell is made once for a shop’s data and a shell; each page has its own nonce in it', async () => {
  const asked: { shellVersion: string; isTrial: boolean; base: string }[] = []
  const pool = {
    documentShell: async (request: (typeof asked)[number] & { nonce: string }) => {
      asked.push(request)
      const { nonce } = request
      return {
        htmlAttributes: ` data-n="${nonce}${nonce}"`,
        head: `<style nonce="${nonce}">`,
        webApp: 'app' as never,
      }
    },
    isBroken: () => false,
  }
  const shells = createDocumentShells(pool, { error: () => undefined })
  const plan = await made()
  expect(await shells.of(GREEN, plan, 'a')).toEqual({
    htmlAttributes: ' data-n="aa"',
    head: '<style nonce="a">',
    webApp: 'app',
  })
  expect((await shells.of(GREEN, plan, 'b')).head).toBe('<style nonce="b">')
  await shells.of({ ...GREEN }, plan, 'a')
  await shells.of(GREEN, await made('2.0.0'), 'a')
  expect(asked.map(({ shellVersion, isTrial }) => [shellVersion, isTrial])).toEqual([
    ['1.0.0', false],
    ['1.0.0', false],
    ['2.0.0', false],
  ])
  const tried = {
    ...plan,
    parts: { ...plan.parts, shell: { ...plan.parts.shell, version: '3.0.0', chosenAs: 'candidate' } },
  }
  await shells.of(GREEN, tried as typeof plan, 'a')
  expect(asked.at(-1)).toMatchObject({
    shellVersion: '3.0.0',
    isTrial: true,
    shop: GREEN,
    base: plan.parts.shell.base,
  })
})

test('of many shells of a shop the first goes', async () => {
  const asked: string[] = []
  const pool = {
    documentShell: async ({ shellVersion }: { shellVersion: string }) => {
      asked.push(shellVersion)
      return { htmlAttributes: '', head: '' }
    },
    isBroken: () => false,
  }
  const shells = createDocumentShells(pool, { error: () => undefined })
  const plan = await made()
  const of = (version: string) =>
    shells.of(GREEN, { ...plan, parts: { ...plan.parts, shell: { ...plan.parts.shell, version } } }, 'a')
  for (const version of ['1', '2', '3', '4', '5', '6', '7']) await of(version)
  await of('2')
  expect(asked).toHaveLength(7)
  await of('1')
  expect(asked).toHaveLength(8)
})

test('why there is none is told in the log', async () => {
  const errors: unknown[] = []
  const pool = { documentShell: () => Promise.reject(new Error('broken')), isBroken: () => false }
  const shells = createDocumentShells(pool, { error: (...given: unknown[]) => void errors.push(given) })
  const bare = await shells.of(GREEN, await made(), 'a')
  expect(bare).toEqual({
    htmlAttributes: ' lang="ru"',
    head: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  })
  expect(errors).toEqual([
    [
      { shop: GREEN.DOMAIN_NAME, shellVersion: '1.0.0', reason: 'broken' },
      'no document shell for the document',
    ],
  ])
})
