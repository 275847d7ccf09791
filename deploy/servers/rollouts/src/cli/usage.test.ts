import { buildFolder } from '../testing/build-folder'
import { commandLine } from '../testing/command-line'

test.each([
  [['sell'], /unknown command/],
  [['list', '--colour'], /unknown option/],
  [['use'], /missing required argument/],
  [['use', 'mf-a'], /no release like/],
  [['use', 'catalog@1.0.0'], /no release like/],
  [['promote', 'catalog'], /is no part/],
  [['rollout', 'mf-a@1.1.0'], /--share/],
  [['rollout', 'mf-a@1.1.0', '--share', 'all'], /is no share/],
  [['rollout', 'mf-a@1.1.0', '--share', '5', '--every', 'soon'], /is no duration/],
  [['rollout', 'mf-a@1.1.0', '--share', '101'], /from 0 to 100/],
  [['rollout', 'mf-a@1.1.0', '--share', '-1'], /from 0 to 100/],
  [['rollout', 'mf-a@1.1.0', '--share', '5', '--step', '5,25', '--every', '30m'], /the last one 100/],
  [['freeze', '--until', 'later'], /is no time/],
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
