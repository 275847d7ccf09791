import { expect, type Page, type Route, test } from '@playwright/test'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { publishChanged } from '../src/changed-part'
import { watchErrors } from '../src/faults'
import { alive, openAlive } from '../src/open-alive'
import { openRegistry, TEAM } from '../src/open-registry'
import { ShopClient } from '../src/shop-client'
import { PURPLE } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const RULE = { shop: PURPLE.domain, part: 'mf-catalog' } as const
const PATH = '/catalog-list'
/** A version is published once only: a repeated run has its own. */
const RUN = Date.now()
const GOOD = `2.1.${RUN}`
const FILES = (version: string) => `**/parts/mf-catalog/${version}/**`
const TITLE = 'title:"Каталог товаров"'
const PAGE_SCRIPT = /^web\/expose-CatalogListPage\./

/** A candidate that the server renders; in the browser its page throws. */
const BROKEN = `2.2.${RUN}`

// All tests change what the one shop gets.
test.describe.configure({ mode: 'serial' })

const shared: { registry?: Registry } = {}
const registry = () => {
  if (!shared.registry) throw new Error('The registry is opened before all tests.')
  return shared.registry
}

test.beforeAll(async () => {
  shared.registry = await openRegistry()
  const part = RULE.part
  await publishChanged(registry(), { part, version: GOOD, from: TITLE, to: TITLE })
  const to = 'get title(){throw new Error("broken render")}'
  await publishChanged(registry(), { part, version: BROKEN, from: TITLE, to, files: PAGE_SCRIPT })
})
test.afterAll(async () => {
  const options = { actor: TEAM, reason: 'end of the test' }
  await shared.registry?.change([{ kind: 'follow', ...RULE }], options).catch(() => undefined)
  await shared.registry?.close()
})

/** Everybody in the shop gets the candidate; the stable version is the one that every shop has. */
async function rollOut(version: string) {
  await registry().change([{ kind: 'rollout', ...RULE, version, share: 100 }], {
    actor: TEAM,
    reason: 'test',
  })
  await expect.poll(() => new ShopClient(PURPLE).page(PATH)).toContain(`/parts/mf-catalog/${version}/`)
}

interface Told {
  kind: string
  version: string
}

const failedReleases = async (page: Page) => {
  const cookies = await page.context().cookies(urlOf(PURPLE, '/'))
  return decodeURIComponent(cookies.find(({ name }) => name === 'failed_releases')?.value ?? '')
}

/** The page is whole by another version; the next document does not bring the one that failed. */
async function expectCured(page: Page, version: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Каталог/)
  await alive(page)
  await expect(page.getByText('Не удалось загрузить этот раздел')).toHaveCount(0)
  await expect.poll(() => failedReleases(page)).toContain(`mf-catalog@${version}`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}

async function expectAvoided(page: Page, version: string) {
  await page.unroute(FILES(version))
  const answer = await page.reload()
  expect(await answer?.text()).not.toContain(`/parts/mf-catalog/${version}/remoteEntry.js" nonce`)
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Каталог/)
}

const told = (page: Page): Told[] => {
  const events: Told[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/beacon')) return
    events.push(...((JSON.parse(request.postData() ?? '{}') as { events?: Told[] }).events ?? []))
  })
  return events
}

const FAULTS: Record<string, (route: Route) => unknown> = {
  hangs: () => undefined,
  'is not the file that was published': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.tampered = true' }),
}

for (const [how, fail] of Object.entries(FAULTS))
  test(`a candidate that ${how}: the page is whole by the stable version, and avoids the candidate`, async ({
    page,
  }) => {
    await rollOut(GOOD)
    await page.clock.install()
    await page.route(FILES(GOOD), fail)
    const errors = watchErrors(page)
    const events = told(page)
    await page.goto(urlOf(PURPLE, PATH), { waitUntil: 'commit' })
    await expect
      .poll(async () => {
        await page.clock.fastForward(9_000)
        return failedReleases(page)
      })
      .toContain(GOOD)
    await expectCured(page, GOOD)
    await test.step('pages say which version failed, and that another has taken its place', async () => {
      await expect
        .poll(async () => {
          await page.clock.fastForward(11_000)
          return events.filter(({ version }) => version === GOOD).map(({ kind }) => kind)
        })
        .toEqual(expect.arrayContaining(['view', 'load-failed', 'fallback']))
    })
    expect(await page.evaluate('self.tampered')).toBeUndefined()
    expect(errors).toEqual([])
    await expectAvoided(page, GOOD)
  })

test('a candidate that throws when it renders: the page is whole by the stable version, and avoids the candidate', async ({
  page,
}) => {
  await rollOut(BROKEN)
  await page.goto(urlOf(PURPLE, PATH))
  await expectCured(page, BROKEN)
  await expectAvoided(page, BROKEN)
})

test('a chunk of the shell that is loaded later and is not what was published is not run; loaded anew it is', async ({
  page,
}) => {
  const files = '**/parts/shell/*/PaletteModal.*.js'
  await page.route(files, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.tampered = true' }),
  )
  // From the beginning: what loads in idle time may be rejected before the key.
  const rejected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity'),
    timeout: 0,
  })
  await openAlive(page, '/login', PURPLE)
  await page.keyboard.press('Control+k')
  await rejected
  expect(await page.evaluate('self.tampered')).toBeUndefined()
  await page.unroute(files)
  await page.reload()
  await alive(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})
