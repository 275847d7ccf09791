import { basename, dirname } from 'node:path'
import { readOverride } from '../decision/override'
import { buildFolder } from '../testing/build-folder'
import { commandLine, GREEN, SECRET, commandLineOfShop as shop } from '../testing/command-line'

test('publish takes folders and parts of the workspace, and says what to do next', async () => {
  const { inFolder, release, builds } = await commandLine()
  const shell = buildFolder({ name: 'shell' })
  const published = await inFolder(dirname(shell), 'publish', basename(shell))
  expect(published).toMatchObject({ code: 0, text: expect.stringContaining('release use shell@1.0.0') })
  expect((await inFolder(shell, 'publish', '.')).text).toContain('nothing to do')
  builds.set('mf-a', buildFolder({ name: 'mf-a', version: '1.5.0' }))
  expect(await release('publish', 'mf-a', '--dry-run')).toMatchObject({
    code: 0,
    text: expect.stringContaining('can be published'),
  })
  expect((await release('list')).text).not.toContain('mf-a')
  await release('publish', 'mf-a', '--notes', 'новый список')
  expect((await release('list')).text).toMatch(/mf-a@1\.5\.0 .*новый список/)
})

test('a version that can be compared is advised for a share of the buyers first', async () => {
  const { release, builds } = await shop()
  builds.set('mf-a', buildFolder({ name: 'mf-a', version: '1.5.0' }))
  expect((await release('publish', 'mf-a')).text).toContain(
    'release rollout mf-a@1.5.0 --share 5 --step 5,25,50,100 --every 30m',
  )
})

test('a part that there is not is told apart from those that there are', async () => {
  const { release, json, builds, built } = await shop()
  builds.set('mf-a', buildFolder({ name: 'mf-a', version: '1.5.0' }))
  expect(await release('publish', 'mf-a', 'mf-nope')).toEqual({
    code: 1,
    text: '',
    errors: expect.stringMatching(/no part «mf-nope».*of this workspace: mf-a\./s),
  })
  expect(built).toEqual([])
  expect(await json('log', '--part', 'mf-nosuch')).toMatchObject({
    code: 1,
    data: { error: { code: 'PART_UNKNOWN', reasons: ['Parts with releases: mf-a, shell.'] } },
  })
  expect(await release('log', '--part', 'mf-a', '--supplier', GREEN)).toMatchObject({
    code: 0,
    text: 'Nothing was changed.',
  })
})

test('a rollout from its beginning to its end, each step for one supplier', async () => {
  const { release, json } = await shop()
  const supplier = ['--supplier', GREEN]
  const begun = await release(
    ...['rollout', 'mf-a@1.1.0', ...supplier, '--share', '5', '--step', '5,25,50,100', '--every', '30m'],
  )
  expect(begun).toMatchObject({
    code: 0,
    text: `mf-a of ${GREEN}: as every supplier → 1.0.0, 1.1.0 for 5 %`,
  })
  const { data: plan } = await json('plan', ...supplier)
  expect(plan.parts[0].candidate).toMatchObject({ share: 5, steps: [5, 25, 50, 100], everySeconds: 1800 })
  expect((await release('pause', 'mf-a', ...supplier)).text).toContain('(paused)')
  expect((await release('resume', 'mf-a', '--shop', GREEN)).text).not.toMatch(/paused\)$/)
  expect((await release('promote', 'mf-a', ...supplier)).text).toMatch(/→ 1\.1\.0$/)
  const back = await release('rollback', 'mf-a', ...supplier, '--reason', 'пустой список')
  expect(back.text).toMatch(/1\.1\.0 → 1\.0\.0 \(1\.1\.0 is withdrawn\)/)
  await release('rollback', 'mf-a@1.2.0', ...supplier, '--reason', 'проба')
  await release('follow', 'mf-a', ...supplier)
  const { text: log } = await release('log', ...supplier)
  const [heading, ...entries] = log.split('\n')
  expect(heading).toMatch(/^time \(UTC\) /)
  expect(entries.map((line) => line.split('  ')[2])).toEqual([
    ...['follow', 'rollback', 'rollback', 'promote', 'resume', 'pause', 'rollout'],
  ])
  expect(log).toContain('«пустой список»')
})

test('pin and freeze hold what a supplier has until they end', async () => {
  const { release } = await shop()
  const supplier = ['--supplier', GREEN]
  await release('pin', 'mf-a@1.1.0', ...supplier)
  expect(await release('use', 'mf-a@1.2.0', ...supplier)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('«unpin» it first'),
  })
  await release('unpin', 'mf-a', ...supplier)
  await release('freeze', '--until', '2d', ...supplier)
  expect((await release('plan', ...supplier)).text.match(/frozen until/g)).toHaveLength(2)
  expect(await release('use', 'mf-a@1.2.0', ...supplier)).toMatchObject({ code: 1 })
  await release('unfreeze', ...supplier)
  expect(await release('use', 'mf-a@1.2.0', ...supplier)).toMatchObject({ code: 0 })
})

test('several releases take effect together; a dry run says what would be and changes nothing', async () => {
  const { release, publish, registry } = await shop()
  await publish({ name: 'shell', version: '1.1.0' })
  const before = await registry.state()
  const dry = await release('use', 'shell@1.1.0', 'mf-a@1.2.0', '--dry-run')
  expect(dry).toMatchObject({ code: 0, text: expect.stringMatching(/would be.*1\.1\.0.*1\.2\.0/s) })
  expect(await registry.state()).toEqual(before)
  await release('use', 'shell@1.1.0', 'mf-a@1.2.0')
  expect((await registry.state()).revision).toBe(before.revision + 1)
  expect((await release('list')).text).toMatch(/shell@1\.1\.0 .*every shop/)
})

test('override makes a signed link for one supplier and a while, and the log says who has', async () => {
  const { release, json } = await shop()
  const command = ['override', 'mf-a@1.2.0', '--supplier', GREEN]
  const { data } = await json(...command, '--for', '2h')
  const url = new URL(data.link)
  expect([url.origin, url.pathname]).toEqual([`http://${GREEN}:8080`, '/release-override'])
  const token = url.searchParams.get('token') ?? ''
  const read = (shop: string, now: number) => readOverride(token, { secret: SECRET, shop, now })
  expect(read(GREEN, Date.now())).toMatchObject({ releases: { 'mf-a': '1.2.0' } })
  expect([read('other.example', Date.now()), read(GREEN, Date.now() + 7_200_001)]).toEqual([
    undefined,
    undefined,
  ])
  expect((await release('log', '--supplier', GREEN)).text).toMatch(/override .*mf-a {2}1\.2\.0 {2}«until/)
  const { data: logged } = await json('log', '--supplier', GREEN)
  expect(logged).toMatchObject([{ kind: 'override', reason: '', until: data.until }])
  expect((await release('override', 'mf-a@9.0.0', '--supplier', GREEN)).code).toBe(1)
  expect(await release(...command, '--for', '8d')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('7 days'),
  })
  expect((await release('override', 'mf-a@1.2.0')).code).toBe(2)
  const { data: toPage } = await json(...command, '--page', '/catalog/101?q=a&b')
  expect(new URL(toPage.link).searchParams.get('to')).toBe('/catalog/101?q=a&b')
  expect(toPage.end).toBe(`http://${GREEN}:8080/release-override?off`)
  expect((await release(...command, '--page', 'https://evil.example')).code).toBe(2)
})

test('an override that could not make a page is rejected', async () => {
  const { release, publish } = await shop()
  const requires = { 'shared-kernel': '^1.0.0', bus: 2, api: 1 }
  await publish({
    name: 'shell',
    version: '2.0.0',
    provides: { ...requires, 'shared-kernel': '1.2.0' },
    requires,
  })
  expect(await release('override', 'shell@2.0.0', '--supplier', GREEN)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/do not fit together.*requires bus 1/s),
  })
})

test('prune says what nothing can reach; what was just published can be chosen', async () => {
  const { release } = await shop()
  const expected = { code: 0, text: 'Every release can still be reached.' }
  expect(await release('prune', '--dry-run')).toMatchObject(expected)
  expect(await release('prune')).toMatchObject(expected)
})

test('plan and diff look at other times and suppliers', async () => {
  const { release, json } = await shop()
  expect((await release('plan', '--at', '1h')).text).toContain('revision 0')
  await release('use', 'mf-a@1.1.0', '--supplier', GREEN)
  expect((await release('diff', '--supplier', GREEN, '--with', 'other.example')).text).toMatch(
    /mf-a +1\.1\.0 → 1\.0\.0$/,
  )
  const { data } = await json('diff', '--supplier', GREEN, '--from', '1h')
  expect(data).toMatchObject([{ part: 'mf-a', to: { stable: '1.1.0' } }, { part: 'shell' }])
  expect(await release('diff')).toMatchObject({ code: 2, errors: expect.stringContaining('--with') })
})

test('what is rejected is told with its reason, to programs by its code', async () => {
  const { release, json } = await shop()
  expect(await release('use', 'mf-a@9.0.0')).toEqual({
    code: 1,
    text: '',
    errors: expect.stringContaining('mf-a@9.0.0 is not published'),
  })
  expect(await json('promote', 'mf-a')).toMatchObject({ code: 1, data: { error: { code: 'NO_CANDIDATE' } } })
})

test('help names every command, and what each takes', async () => {
  const { release } = await commandLine()
  const { code, text } = await release('--help')
  expect(code).toBe(0)
  for (const command of [
    ...['publish', 'list', 'rollout', 'promote', 'pause', 'resume', 'freeze', 'unfreeze', 'pin', 'unpin'],
    ...['rollback', 'use', 'follow', 'plan', 'diff', 'log', 'prune', 'override'],
  ])
    expect(text).toMatch(new RegExp(`^  ${command} `, 'm'))
  expect(await release('rollout', '--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining('--step'),
  })
})
