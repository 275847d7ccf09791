import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { killGroup } from './run-tool.mjs'

/** npm passes on the Ctrl-C that the terminal has sent already: two signals so close together are one. */
const ONE_PRESS_MS = 400
const PARENT_LOOK_MS = 500
const PARENT = process.ppid

/**
 * Runs a command of the workspace in its own process group.
 * The first Ctrl-C asks it to stop in order, the second to stop at once, the third kills the group.
 * Nothing of it outlives this process: the command also stops when its channel to this process closes.
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
    let presses = 0
    let pressedAt = 0
    const pass = (signal) => {
      if (Date.now() - pressedAt < ONE_PRESS_MS) return
      pressedAt = Date.now()
      presses += 1
      if (presses < 3) child.kill(signal)
      else killGroup(child.pid)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    whenOrphaned(() => pass('SIGTERM'))
    process.on('exit', () => killGroup(child.pid))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      killGroup(child.pid)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** npm that is killed takes its shell along, and the shell does not take us along. */
function whenOrphaned(act) {
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return
    clearInterval(timer)
    act()
  }, PARENT_LOOK_MS)
  timer.unref()
}
