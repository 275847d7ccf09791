import { join } from 'node:path'
import type { FileStore } from './files/file-store'
import { type FileSettings, openFileStore, readFileSettings } from './files/open-file-store'
import type { Mail } from './mail/mail-port'
import { type MailSettings, openMail, readMailSettings } from './mail/open-mail'
import type { ReadSetting } from './settings/read-setting'

/** Where the outside services are; each has an embedded default that needs nothing but the data folder. */
export interface ServiceSettings {
  files: FileSettings
  mail: MailSettings
}

/** The outside services, behind their ports. */
export interface Services {
  files: FileStore
  mail: Mail
}

/** @param dataDir folder of the embedded defaults */
export function readServiceSettings(read: ReadSetting, dataDir: string): ServiceSettings {
  return {
    files: readFileSettings(read, join(dataDir, 'files')),
    mail: readMailSettings(read, join(dataDir, 'letters')),
  }
}

export async function openServices(settings: ServiceSettings): Promise<Services> {
  return {
    files: await openFileStore(settings.files),
    mail: openMail(settings.mail),
  }
}
