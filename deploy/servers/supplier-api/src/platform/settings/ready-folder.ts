import { access, constants, mkdir } from 'node:fs/promises'

/**
 * Makes the folder of a setting, or finds it.
 * @throws when nothing can be written there
 */
export async function readyFolder(setting: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (cause) {
    const { code } = cause as { code?: string }
    throw new Error(`The folder of ${setting} cannot be written: ${folder} (${code})`, { cause })
  }
}
