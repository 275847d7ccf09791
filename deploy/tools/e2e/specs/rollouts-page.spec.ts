import { expect, type Page, type Route, test } from '@playwright/test'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { buildChangedPart } from '../src/changed-part'
import { watchErrors } from '../src/faults'
import { openRegistry, TEAM } from '../src/open-registry'
import { urlOf } from '../src/stack-under-test'

const PURPLE = { domain: 'demo-purple.localhost' }
const RULE = { shop: PURPLE.domain, part: 'mf-catalog' } as const
const PATH = '/catalog-list'
const PAGE = 'src/pages/CatalogListPage.tsx'
const COMPONENT = 'export default function CatalogListPage('
/** A version is published once only: a repeated run has its own. */
const RUN = Date.now()
const GOOD = `2.1.${RUN}`
const FILES = (version: string) => `**/parts/mf-catalog/${version}/**`

/** Candidates of mf-catalog; what is wrong with them is wrong in the browser alone. */
const BROKEN = {
  starts: {
    version: `2.2.${RUN}`,
    to: `if (typeof document !== 'undefined') throw new Error('broken at start')\n${COMPONENT}`,
  },
  renders: {
    version: `2.3.${RUN}`,
    to: `const Broken = CatalogListPage\nexport default function BrokenPage(props: object) {\n  if (typeof document !== 'undefined') throw new Error('broken render')\n  return <Broken {...(props as Parameters<typeof CatalogListPage>[0])} />\n}\nfunction CatalogListPage(`,
  },
}

// All tests change what the one shop gets.
test.describe.configure({ mode: 'serial' })

const shared: { registry?: Registry } = {}
const registry = () => {
  if (!shared.registry) throw new Error('The registry is opened before all tests.')
  return shared.registry
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  shared.registry = await openRegistry()
  const publish = async (version: string, to: string) => {
    const build = await buildChangedPart({ part: 'mf-catalog', version, file: PAGE, from: COMPONENT, to })
    await registry().publish(build, { actor: TEAM })
  }
  await publish(GOOD, `// A candidate without a fault.\n${COMPONENT}`)
  for (const { version, to } of Object.values(BROKEN)) await publish(version, to)
})
test.afterAll(async () => {
  const options = { actor: TEAM, reason: 'end of the test' }
  await shared.registry?.change([{ kind: 'follow', ...RULE }], options).catch(() => undefined)
  await shared.registry?.close()
})

/** Everybody in the shop gets the candidate; the stable version is the one that every shop has. */
async function rollOut(page: Page, version: string) {
  await registry().change([{ kind: 'rollout', ...RULE, version, share: 100 }], {
    actor: TEAM,
    reason: 'test',
  })
  await expect(async () => {
    const answer = await page.goto(urlOf(PURPLE, PATH), { waitUntil: 'commit' })
    expect(await answer?.text()).toContain(`/parts/mf-catalog/${version}/`)
  }).toPass({ timeout: 10_000 })
  await page.context().clearCookies()
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
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.getByText('Не удалось загрузить этот раздел')).toHaveCount(0)
  await expect.poll(() => failedReleases(page)).toContain(`mf-catalog@${version}`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}

async function expectAvoided(page: Page, version: string) {
  await page.unroute(FILES(version))
  const answer = await page.reload()
  expect(await answer?.text()).not.toContain(`/parts/mf-catalog/${version}/remoteEntry.js" nonce`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
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
  'answers 404': (route) => route.fulfill({ status: 404, body: '' }),
  hangs: () => undefined,
  'is not the file that was published': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.tampered = true' }),
}

for (const [how, fail] of Object.entries(FAULTS))
  test(`a candidate that ${how}: the page is whole by the stable version, and avoids the candidate`, async ({
    page,
  }) => {
    await rollOut(page, GOOD)
    await page.clock.install()
    await page.route(FILES(GOOD), fail)
    const errors = watchErrors(page)
    const events = told(page)
    await page.goto(urlOf(PURPLE, PATH), { waitUntil: 'commit' })
    await expect(async () => {
      await page.clock.fastForward(9_000)
      expect(await failedReleases(page)).toContain(GOOD)
    }).toPass({ timeout: 40_000 })
    await expectCured(page, GOOD)
    await test.step('pages say which version failed, and that another has taken its place', async () => {
      await expect(async () => {
        await page.clock.fastForward(11_000)
        const kinds = events.filter(({ version }) => version === GOOD).map(({ kind }) => kind)
        expect(kinds).toEqual(expect.arrayContaining(['view', 'load-failed', 'fallback']))
      }).toPass({ timeout: 30_000 })
    })
    expect(await page.evaluate('self.tampered')).toBeUndefined()
    expect(errors).toEqual([])
    await expectAvoided(page, GOOD)
  })

for (const [how, { version }] of Object.entries(BROKEN))
  test(`a candidate that throws when it ${how}: the page is whole by the stable version, and avoids the candidate`, async ({
    page,
  }) => {
    await rollOut(page, version)
    await page.goto(urlOf(PURPLE, PATH))
    await expectCured(page, version)
    await expectAvoided(page, version)
  })
