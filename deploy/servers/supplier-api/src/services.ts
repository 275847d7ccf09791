import { join } from 'node:path'
import {
  type AcquirerSettings,
  type Acquirers,
  openAcquirers,
  readAcquirerSettings,
} from './checkout/payment/acquirer/open-acquirers'
import { type PageSettings, readPageSettings } from './content/shop/shop-pages'
import type { CompanyLookUp } from './customers/companies/company-look-up'
import {
  type CompanySettings,
  openCompanyLookUp,
  readCompanySettings,
} from './customers/companies/open-company-look-up'
import type { Demonstration } from './demonstration'
import { DOCUMENT_MAKERS, type DocumentMaker } from './documents/shop-documents/document-makers'
import type { Database } from './platform/database/connection'
import type { Mail } from './platform/emails/mail-port'
import { type MailSettings, openMail, readMailSettings } from './platform/emails/open-mail'
import type { FileStore } from './platform/files/file-store'
import { type FileSettings, openFileStore, readFileSettings } from './platform/files/open-file-store'
import type { ReadSetting } from './platform/settings/read-setting'
import { readyFolder } from './platform/settings/ready-folder'

/** Where the outside services are; each has a default that needs nothing but the data folder. */
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
  acquirers: Acquirers
  companies: CompanyLookUp
  /** Documents that are made when they are first asked for, by the names of their makers. */
  documentMakers: Readonly<Record<string, DocumentMaker>>
  /** Where the pages of the shops are, for links of e-mails. */
  pages: PageSettings
}

/** @param dataDir folder of the embedded defaults */
export function readServiceSettings(read: ReadSetting, dataDir: string): ServiceSettings {
  return {
    files: readFileSettings(read, join(dataDir, 'files')),
    mail: readMailSettings(read, join(dataDir, 'emails')),
    acquirer: readAcquirerSettings(read),
    companies: readCompanySettings(read),
    pages: readPageSettings(read),
  }
}

/** @throws when a folder or a file that the settings name cannot be used */
export async function openServices(
  settings: ServiceSettings,
  db: Database,
  demonstration?: Demonstration,
): Promise<Services> {
  const { files, mail } = settings
  if (!files.s3) await readyFolder('FILES_FOLDER', files.folder)
  if (!mail.smtp) await readyFolder('MAIL_FOLDER', mail.folder)
  return {
    files: await openFileStore(settings.files),
    mail: openMail(settings.mail),
    acquirers: await openAcquirers(settings.acquirer, (await demonstration?.openAcquirer(db)) ?? null),
    companies: openCompanyLookUp(settings.companies, demonstration?.companies),
    documentMakers: { ...DOCUMENT_MAKERS, ...demonstration?.documentMakers },
    pages: settings.pages,
  }
}
