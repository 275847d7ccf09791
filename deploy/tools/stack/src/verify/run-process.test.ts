import { Processes } from './run-process'

const node = (code: string) => ({ command: process.execPath, args: ['-e', code], timeoutMs: 20_000 })

test('keeps the output of both streams and the exit code', async () => {
  const end = await new Processes().run(
    node("console.log('out'); console.error('err'); process.exitCode = 3"),
  )
  expect(end.code).toBe(3)
  expect(end.output).toContain('out')
  expect(end.output).toContain('err')
})

test('a tool that cannot start is a failed one', async () => {
  const { code, output } = await new Processes().run({ command: '/no/such/tool', args: [], timeoutMs: 1000 })
  expect(code).toBe(1)
  expect(output).toContain('ENOENT')
})

test('a tool that does not end in time is killed and says so', async () => {
  const { code, output } = await new Processes().run({
    ...node('setInterval(() => 0, 1000)'),
    timeoutMs: 300,
  })
  expect(code).toBe(1)
  expect(output).toContain('Killed: it took longer')
})

test('a tool that has done its work and hangs is killed', async () => {
  const hanging = node("console.log('done, but open'); setInterval(() => 0, 1000)")
  const { code, output } = await new Processes().run({ ...hanging, hangsAfter: /but open/ })
  expect(code).toBe(1)
  expect(output).toContain('never closed')
})

test('stopping waits until every tool has ended', async () => {
  const processes = new Processes()
  const running = processes.run(node('setInterval(() => 0, 1000)'))
  await processes.stop()
  await expect(running).resolves.toMatchObject({ code: 1 })
})
