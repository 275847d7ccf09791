import type { ReadSetting } from '../settings/read-setting'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'

export interface FileSettings {
  folder: string
}

/** @param fallback folder when none is named */
export function readFileSettings(read: ReadSetting, fallback: string): FileSettings {
  return { folder: read.text('FILES_FOLDER') || fallback }
}

export async function openFileStore({ folder }: FileSettings): Promise<FileStore> {
  return folderStore(folder)
}
