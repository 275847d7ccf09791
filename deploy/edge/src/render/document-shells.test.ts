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
