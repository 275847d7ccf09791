import type { Database } from '../../database/connection'
import type { ReadSetting } from '../../settings/read-setting'
import type { Acquirer } from './acquirer'
import { sandboxAcquirer } from './sandbox'
import { yookassa } from './yookassa'
import { readAccounts } from './yookassa-accounts'

export type AcquirerSettings = { kind: 'sandbox' } | { kind: 'yookassa'; url: string; accountsFile: string }

const YOOKASSA = 'https://api.yookassa.ru/v3'

export function readAcquirerSettings(read: ReadSetting): AcquirerSettings {
  const kind = read.choice('PAYMENT_ACQUIRER', ['sandbox', 'yookassa'], 'sandbox')
  if (kind === 'sandbox') return { kind }
  const url = read.address('YOOKASSA_URL', ['https:', 'http:']) || YOOKASSA
  const accountsFile = read.text('YOOKASSA_ACCOUNTS')
  if (!accountsFile)
    read.fault('YOOKASSA_ACCOUNTS must name the file of accounts when PAYMENT_ACQUIRER is yookassa')
  return { kind, url: url.replace(/\/$/, ''), accountsFile }
}

/** @throws when the file of accounts cannot be used */
export async function openAcquirer(settings: AcquirerSettings, db: Database): Promise<Acquirer> {
  return settings.kind === 'sandbox'
    ? sandboxAcquirer(db)
    : yookassa(settings.url, await readAccounts(settings.accountsFile))
}
