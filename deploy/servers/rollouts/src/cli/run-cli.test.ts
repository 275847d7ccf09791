import { basename, dirname } from 'node:path'
import { readOverride } from '../decision/override'
import { buildFolder } from '../testing/build-folder'
import {
  commandLine,
  commandLineOfShop,
  GREEN,
  SECRET,
  commandLineOfShop as shop,
} from '../testing/command-line'

describe('run-cli', () => {
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

  test('what is rejected is told with its reason, to programs by its code', async () => {
    const { release, json } = await shop()
    expect(await release('use', 'mf-a@9.0.0')).toEqual({
      code: 1,
      text: '',
      errors: expect.stringContaining('mf-a@9.0.0 is not published'),
    })
    expect(await json('promote', 'mf-a')).toMatchObject({
      code: 1,
      data: { error: { code: 'NO_CANDIDATE' } },
    })
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
})

describe('usage', () => {
  test.each([
    [['sell'], /unknown command/],
    [['list', '--colour'], /unknown option/],
    [['use'], /missing required argument/],
    [['use', 'mf-a'], /no release like/],
    [['promote', 'catalog'], /is no part/],
    [['rollout', 'mf-a@1.1.0'], /--share/],
    [['rollout', 'mf-a@1.1.0', '--share', '101'], /from 0 to 100/],
    [['rollout', 'mf-a@1.1.0', '--share', '5', '--every', 'soon'], /is no duration/],
    [['rollout', 'mf-a@1.1.0', '--share', '5', '--step', '5,25', '--every', '30m'], /the last one 100/],
    [['freeze', '--until', '2020-01-01'], /is over already/],
    [['rollback', 'mf-a'], /--reason/],
    [['rollback', 'mf-a', '--reason', ' '], /needs a reason/],
    [['plan', '--supplier', 'https://demo-green.localhost'], /is no domain/],
    [['log', '--limit', '0'], /above 0/],
  ])('%j is wrong usage', async (args, reason) => {
    const { release } = await commandLine()
    expect(await release(...args)).toEqual({ code: 2, text: '', errors: expect.stringMatching(reason) })
  })

  test('a version that cannot be one is rejected before anything is built', async () => {
    const { release, builds, built } = await commandLine()
    builds.set('mf-a', buildFolder({ name: 'mf-a' }))
    expect(await release('publish', 'mf-a', '--version', '1.5')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('is no version like'),
    })
    expect(built).toEqual([])
  })

  test.each([
    [['sell'], 'unknown command'],
    [['diff'], '--with'],
    [['rollout', 'mf-a@1.1.0', '--share', '101'], 'from 0 to 100'],
    [[], 'A command is missing'],
  ])('%j --json tells a program what is wrong with it', async (args, reason) => {
    const { json } = await commandLine()
    expect(await json(...args)).toEqual({
      code: 2,
      data: { error: { code: 'USAGE', message: expect.stringContaining(reason), reasons: [] } },
      errors: '',
    })
  })

  test('without a command the help is shown as an error', async () => {
    const { release } = await commandLine()
    expect(await release()).toEqual({ code: 2, text: '', errors: expect.stringContaining('Exit codes:') })
    expect(await release('help')).toEqual({
      code: 0,
      text: expect.stringContaining('Exit codes:'),
      errors: '',
    })
  })
})

describe('closed-connections', () => {
  const SUPPLIER = ['--supplier', GREEN]

  test('every command closes the registry that it opened, whatever came of it', async () => {
    const { release, builds, connections } = await commandLineOfShop()
    builds.set('mf-b', buildFolder({ name: 'mf-b' }))
    builds.set('mf-c', buildFolder({ name: 'mf-c', requires: { 'shared-kernel': '^9.0.0', bus: 1, api: 1 } }))
    const commands: [args: string[], code: number][] = [
      [['publish', 'mf-b'], 0],
      [['publish', 'mf-c'], 1],
      [['list'], 0],
      [['prune'], 0],
      [['use', 'mf-a@1.1.0'], 0],
      [['use', 'mf-a@9.0.0'], 1],
      [['plan'], 0],
      [['diff', ...SUPPLIER, '--with', 'other.example'], 0],
      [['log'], 0],
      [['log', '--part', 'mf-none'], 1],
      [['override', 'mf-a@1.1.0', ...SUPPLIER], 0],
      [['override', 'mf-a@9.0.0', ...SUPPLIER], 1],
    ]
    for (const [index, [args, code]] of commands.entries()) {
      expect([args, (await release(...args)).code]).toEqual([args, code])
      expect([args, connections]).toEqual([args, { opened: index + 1, closed: index + 1 }])
    }
  })
})
