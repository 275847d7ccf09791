import type { Database } from '../../../platform/database/connection'
import type { ReadSetting } from '../../../platform/settings/read-setting'
import type { Acquirer } from './acquirer'
import { noAcquirer } from './no-acquirer'
import { sandboxAcquirer } from './sandbox'
import { yookassa } from './yookassa'
import { readAccounts } from './yookassa-accounts'

export type AcquirerSettings =
  | { kind: '' | 'none' | 'sandbox' }
  | { kind: 'yookassa'; url: string; pages: string; accountsFile: string }

const YOOKASSA = 'https://api.yookassa.ru/v3'
const YOOKASSA_PAGES = 'https://yoomoney.ru'

export function readAcquirerSettings(read: ReadSetting): AcquirerSettings {
  const kind = read.choice<AcquirerSettings['kind']>('PAYMENT_ACQUIRER', ['none', 'sandbox', 'yookassa'], '')
  if (kind !== 'yookassa') return { kind }
  const url = read.address('YOOKASSA_URL', ['https:', 'http:']) || YOOKASSA
  const pages = read.address('YOOKASSA_PAGES', ['https:', 'http:']) || YOOKASSA_PAGES
  const accountsFile = read.text('YOOKASSA_ACCOUNTS')
  if (!accountsFile)
    read.fault('YOOKASSA_ACCOUNTS must name the file of accounts when PAYMENT_ACQUIRER is yookassa')
  return { kind, url: url.replace(/\/$/, ''), pages: new URL(pages).origin, accountsFile }
}

const demonstrationShops = async (db: Database): Promise<ReadonlySet<number>> =>
  new Set(
    (await db.selectFrom('shops').where('demonstration', '=', true).select('id').execute()).map(
      ({ id }) => id,
    ),
  )

/**
 * The acquirer of the settings; where they name none, the sandbox for the demonstration shops. Other shops of the same database
 * have none then: the sandbox would let whoever presses «pay» have paid.
 * @throws when the sandbox is asked for outside the demonstration, or the file of accounts cannot be used
 */
export async function openAcquirer(settings: AcquirerSettings, db: Database): Promise<Acquirer> {
  if (settings.kind === 'none') return noAcquirer
  if (settings.kind === 'yookassa')
    return yookassa(settings.url, settings.pages, await readAccounts(settings.accountsFile))
  const demonstration = await demonstrationShops(db)
  if (demonstration.size > 0) return sandboxAcquirer(db, demonstration)
  if (settings.kind === '') return noAcquirer
  throw new Error(
    'PAYMENT_ACQUIRER is sandbox, which lets anybody pay without money: it serves the demonstration shops alone. Name a real acquirer, or none',
  )
}
