import { access, constants, mkdir, realpath } from 'node:fs/promises'

/**
 * Makes the folder when it is missing.
 * @returns its real path
 * @throws with what to do when it cannot be made or written
 */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(
      `DATA_DIR ${dataDir} cannot be used (${code}): it may belong to another user, root perhaps. ` +
        'Give it to yourself (chown -R), or name another folder in DATA_DIR.',
      { cause },
    )
  }
}
