import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { killGroup } from './run-tool.mjs'

/** npm passes on the Ctrl-C that the terminal has sent already: two signals so close together are one. */
const ONE_PRESS_MS = 400

/**
 * Runs a command of the workspace in its own process group.
 * The first Ctrl-C asks it to stop, the second kills the group. Nothing of it outlives this process:
 * the command also stops when its channel to this process closes.
 * @param {string[]} args for Node
 * @returns {Promise<number>} exit code
 */
export function runCommand(args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    let askedAt
    const pass = (signal) => {
      if (askedAt === undefined) {
        askedAt = Date.now()
        child.kill(signal)
      } else if (Date.now() - askedAt > ONE_PRESS_MS) {
        killGroup(child.pid)
      }
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    process.on('exit', () => killGroup(child.pid))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      killGroup(child.pid)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}
