import { join } from 'node:path'
import type { CompanyLookUp } from './companies/company-look-up'
import {
  type CompanySettings,
  openCompanyLookUp,
  readCompanySettings,
} from './companies/open-company-look-up'
import type { Database } from './database/connection'
import type { FileStore } from './files/file-store'
import { type FileSettings, openFileStore, readFileSettings } from './files/open-file-store'
import type { Mail } from './mail/mail-port'
import { type MailSettings, openMail, readMailSettings } from './mail/open-mail'
import type { Acquirer } from './payment/acquirer/acquirer'
import { type AcquirerSettings, openAcquirer, readAcquirerSettings } from './payment/acquirer/open-acquirer'
import type { ReadSetting } from './settings/read-setting'
import { readyFolder } from './settings/ready-folder'
import { type PageSettings, readPageSettings } from './shop/shop-pages'

/** Where the outside services are; each has an embedded default that needs nothing but the data folder. */
export interface ServiceSettings {
  files: FileSettings
  mail: MailSettings
  acquirer: AcquirerSettings
  companies: CompanySettings
  pages: PageSettings
}

/** The outside services, behind their ports. */
export interface Services {
  files: FileStore
  mail: Mail
  acquirer: Acquirer
  companies: CompanyLookUp
  /** Where the pages of the shops are, for links of letters. */
  pages: PageSettings
}

/** @param dataDir folder of the embedded defaults */
export function readServiceSettings(read: ReadSetting, dataDir: string): ServiceSettings {
  return {
    files: readFileSettings(read, join(dataDir, 'files')),
    mail: readMailSettings(read, join(dataDir, 'letters')),
    acquirer: readAcquirerSettings(read),
    companies: readCompanySettings(read),
    pages: readPageSettings(read),
  }
}

/** @throws when a folder or a file that the settings name cannot be used */
export async function openServices(settings: ServiceSettings, db: Database): Promise<Services> {
  const { files, mail } = settings
  if (!files.s3) await readyFolder('FILES_FOLDER', files.folder)
  if (!mail.smtp) await readyFolder('MAIL_FOLDER', mail.folder)
  return {
    files: await openFileStore(settings.files),
    mail: openMail(settings.mail),
    acquirer: await openAcquirer(settings.acquirer, db),
    companies: await openCompanyLookUp(settings.companies),
    pages: settings.pages,
  }
}
