import type { ReadSetting } from '../settings/read-setting'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'
import { type S3Settings, s3Store } from './s3-store'

export interface FileSettings {
  folder: string
  /** null: files lie in the folder. */
  s3: S3Settings | null
}

/** @param fallback folder when none is named */
export const readFileSettings = (read: ReadSetting, fallback: string): FileSettings => ({
  folder: read.text('FILES_FOLDER') || fallback,
  s3: readS3(read),
})

function readS3(read: ReadSetting): S3Settings | null {
  const settings: S3Settings = {
    endpoint: read.address('S3_ENDPOINT', ['https:', 'http:']),
    bucket: read.text('S3_BUCKET'),
    region: read.text('S3_REGION') || 'us-east-1',
    accessKey: read.text('S3_ACCESS_KEY'),
    secretKey: read.text('S3_SECRET_KEY'),
  }
  if (!settings.endpoint) return null
  if (!settings.bucket || !settings.accessKey || !settings.secretKey)
    read.error('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY')
  return settings
}

export async function openFileStore({ folder, s3 }: FileSettings): Promise<FileStore> {
  return s3 ? s3Store(s3) : folderStore(folder)
}
