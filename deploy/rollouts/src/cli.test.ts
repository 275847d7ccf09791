import { basename, dirname } from 'node:path'
import { runCli } from './cli'
import { buildFolder, temporaryFolder } from './testing/build-folder'

function commandLine() {
  const releasesDir = temporaryFolder()
  return async (cwd: string, ...args: string[]) => {
    const lines: string[] = []
    const code = await runCli(args, { cwd, releasesDir, print: (line) => lines.push(line) })
    return { code, text: lines.join('\n') }
  }
}

test('publish, use and list tell what they did', async () => {
  const release = commandLine()
  const shell = buildFolder({ name: 'shell' })
  const published = await release(dirname(shell), 'publish', basename(shell))
  expect(published).toMatchObject({ code: 0, text: expect.stringContaining('release use shell 1.0.0') })
  expect((await release(shell, 'publish', '.')).text).toContain('nothing to do')
  expect(await release('/', 'use', 'shell', '1.0.0')).toMatchObject({ code: 0 })
  await release('/', 'use', 'shell', '1.0.0', '--shop', 'demo-green.localhost')
  expect((await release('/', 'list')).text).toMatch(/shell@1\.0\.0 +test +every shop, demo-green\.localhost/)
})

test('an error is an exit code and a reason, not a stack', async () => {
  const release = commandLine()
  expect(await release('/', 'use', 'shell', '1.0.0')).toMatchObject({
    code: 1,
    text: expect.stringContaining('is not published'),
  })
  expect(await release('/', 'use', 'shell')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--help'),
  })
  expect(await release('/', 'sell')).toMatchObject({ code: 1, text: expect.stringContaining('no command') })
  expect(await release('/', 'list', '--colour')).toMatchObject({ code: 1 })
})

test('help names every command', async () => {
  const { code, text } = await commandLine()('/', '--help')
  expect(code).toBe(0)
  for (const command of ['publish', 'use', 'drop', 'list']) expect(text).toContain(`release ${command}`)
})
