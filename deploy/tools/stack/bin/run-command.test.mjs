import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MODULE = fileURLToPath(new URL('./run-command.mjs', import.meta.url))
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'команда с пробелом '))
  writeFileSync(
    join(folder, 'wrapper.mjs'),
    `import { runCommand } from ${JSON.stringify(MODULE)}\nprocess.exitCode = await runCommand([process.argv[2]], { cwd: ${JSON.stringify(folder)}, env: process.env })`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A command that runs as child of the wrapper, as under `npm start`. */
async function run(name, source) {
  const file = join(folder, name)
  writeFileSync(file, `${source}\nprocess.stdout.write('command ' + process.pid + '\\n')`)
  const wrapper = spawn(process.execPath, [join(folder, 'wrapper.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(wrapper, 'exit')
  let output = ''
  for await (const chunk of wrapper.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    if (/command \d+\n/.test(output)) break
  }
  const pidOf = (what) => Number(new RegExp(`${what} (\\d+)`).exec(output)?.[1])
  return { wrapper, exit, pid: pidOf('command'), child: pidOf('child') }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function untilGone(pid) {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('hands on the exit code', async () => {
  const { exit } = await run('exit.mjs', 'process.exitCode = 7')
  expect(await exit).toEqual([7, null])
})

test('a signal reaches the command, which stops in order', async () => {
  const source = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => 0, 1000)"
  const { wrapper, pid, exit } = await run('orderly.mjs', source)
  wrapper.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(isAlive(pid)).toBe(false)
})

test('what the command leaves running in its group goes with it', async () => {
  const source = `import { spawn } from 'node:child_process'
const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
process.on('SIGINT', () => process.exit(0))
process.stdout.write('child ' + child.pid + '\\n')`
  const { wrapper, exit, child } = await run('leaving.mjs', source)
  expect(isAlive(child)).toBe(true)
  wrapper.kill('SIGINT')
  await exit
  await untilGone(child)
})

test('a command notices that its wrapper was killed', async () => {
  const { wrapper, pid, exit } = await run(
    'orphan.mjs',
    "process.on('disconnect', () => process.exit(0)); setInterval(() => 0, 1000)",
  )
  wrapper.kill('SIGKILL')
  await exit
  await untilGone(pid)
})
