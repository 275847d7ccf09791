import { spawn } from 'node:child_process'

const MAX_OUTPUT = 20_000

/**
 * Runs npm or pnpm and shows what it prints (on stderr, as progress).
 * In its own process group, so that an interrupted install leaves no child behind.
 * @returns {Promise<{code: number, output: string}>} the end of its output, for finding out why it failed
 */
export function runTool(file, args, { cwd, env, quiet = false }) {
  return new Promise((resolve) => {
    const windows = process.platform === 'win32'
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      shell: windows,
    })
    let output = ''
    const take = (chunk) => {
      output = (output + chunk).slice(-MAX_OUTPUT)
      if (!quiet) process.stderr.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)

    const stop = (signal) => {
      killGroup(child.pid)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
    const done = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Ends a process and everything that it started. */
export function killGroup(pid) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // The group is gone already.
  }
}
