import { GREEN, commandLineOfShop as shop } from '../testing/command-line'

const COMMAND = ['override', 'mf-a@1.2.0', '--supplier', GREEN]

test('a link is told with its end, for people and for programs', async () => {
  const { release, json, registry } = await shop()
  const { code, text } = await release(...COMMAND, '--reason', 'проба')
  expect(code).toBe(0)
  const [title, link, end] = text.split('\n')
  expect(title).toMatch(/^Opens the shop with these versions in one browser until \d{4}-.*Z:$/)
  expect(link).toMatch(new RegExp(`^http://${GREEN}:8080/release-override\\?token=[^&]+$`))
  expect(end).toBe(`Ends it before: http://${GREEN}:8080/release-override?off`)
  expect((await registry.log({ limit: 1 }))[0]).toMatchObject({ kind: 'override', reason: 'проба' })
  const { data } = await json('override', 'mf-a@1.2.0', 'shell@1.0.0', '--supplier', GREEN)
  expect(data).toMatchObject({ shop: GREEN, releases: { 'mf-a': '1.2.0', shell: '1.0.0' } })
})

test.each([
  [[], 8 * 3600],
  [['--for', '30m'], 1800],
  [['--for', '7d'], 7 * 86_400],
])('a link with %j works for %i seconds', async (more, seconds) => {
  const { json } = await shop()
  const before = Date.now()
  const { data } = await json(...COMMAND, ...more)
  const until = Date.parse(data.until) - seconds * 1000
  expect(until).toBeGreaterThanOrEqual(before)
  expect(until).toBeLessThanOrEqual(Date.now())
})

test('what cannot be a link is told of before anything is noted', async () => {
  const { release, registry, installation } = await shop()
  expect(await release(...COMMAND, '--for', '604801s')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('An override lasts 7 days at most.'),
  })
  expect(await release(...COMMAND, '--page', 'catalog')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('A page is a path of the shop'),
  })
  Object.assign(installation, { domains: ['red.example'], complete: true })
  expect(await release(...COMMAND)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is no supplier of this installation'),
  })
  expect(await release(...COMMAND, '--new-supplier', '--dry-run')).toMatchObject({
    text: 'These versions can work there.',
  })
  expect((await registry.log()).some(({ kind }) => kind === 'override')).toBe(false)
  expect((await release(...COMMAND, '--new-supplier')).code).toBe(0)
})
