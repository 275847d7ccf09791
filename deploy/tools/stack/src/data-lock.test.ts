import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProcess } from '@prilavok/embedded-postgres/running-process'
import { lockDataDir } from './data-lock'

let folder: string
let other: ChildProcess
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok lock '))
  other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
})
afterEach(async () => {
  other.kill('SIGKILL')
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true, force: true })
})

const leaveNote = (pid: number | undefined, started: string | undefined) =>
  writeFile(join(folder, 'start.json'), JSON.stringify({ pid, started }))

test('a folder that a running shop uses is rejected, with what to do', async () => {
  const running = await findProcess(other.pid ?? 0)
  await leaveNote(other.pid, running?.started)
  await expect(lockDataDir(folder)).rejects.toThrow(`process ${other.pid}`)
  await expect(lockDataDir(folder)).rejects.toThrow('DATA_DIR=')
})

test('a note of a process that is gone, or whose number another one has now, is ignored', async () => {
  await leaveNote(other.pid, 'long ago')
  const unlock = await lockDataDir(folder)
  await unlock()
  await writeFile(join(folder, 'start.json'), '{"pid":12')
  await expect(lockDataDir(folder)).resolves.toBeInstanceOf(Function)
})

test('the folder is made, and a place that cannot be written is told', async () => {
  await expect(lockDataDir(join(folder, 'a', 'b'))).resolves.toBeInstanceOf(Function)
  await writeFile(join(folder, 'file'), '')
  await expect(lockDataDir(join(folder, 'file', 'data'))).rejects.toThrow('cannot be written (ENOTDIR)')
})
