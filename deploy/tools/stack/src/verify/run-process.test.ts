import { Processes } from './run-process'

const node = (code: string) => ({ command: process.execPath, args: ['-e', code] })

test('keeps the output of both streams and the exit code', async () => {
  const end = await new Processes().run(
    node("console.log('out'); console.error('err'); process.exitCode = 3"),
  )
  expect(end.code).toBe(3)
  expect(end.output).toContain('out')
  expect(end.output).toContain('err')
})

test('a tool that cannot start is a failed one', async () => {
  const { code, output } = await new Processes().run({ command: '/no/such/tool', args: [] })
  expect(code).toBe(1)
  expect(output).toContain('ENOENT')
})

test('a tool that says nothing for too long is killed and says so; one that goes on is not', async () => {
  const silent = await new Processes().run({ ...node('setInterval(() => 0, 1000)'), silenceMs: 300 })
  expect(silent.code).toBe(1)
  expect(silent.output).toContain('so it hangs')
  const talking = node(`let said = 0; const timer = setInterval(() => {
    console.log(said += 1)
    if (said === 20) clearInterval(timer)
  }, 200)`)
  expect(await new Processes().run({ ...talking, silenceMs: 2000 })).toMatchObject({ code: 0 })
})

test('stopping waits until every tool has ended', async () => {
  const processes = new Processes()
  const running = processes.run(node('setInterval(() => 0, 1000)'))
  await processes.stop()
  await expect(running).resolves.toMatchObject({ code: 1 })
})
