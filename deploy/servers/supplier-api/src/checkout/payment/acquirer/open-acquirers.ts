import type { ReadSetting } from '../../../platform/settings/read-setting'
import { type Acquirer, AcquirerError } from './acquirer'
import { yookassa } from './yookassa'
import { readAccounts } from './yookassa-accounts'

export interface AcquirerSettings {
  /** Who takes new payments. */
  kind: '' | 'none' | 'sandbox' | 'yookassa'
  /** Named also where another one takes new payments: then it is asked about those that it has. */
  yookassa?: { url: string; pages: string; accountsFile: string }
}

/** Whoever takes the buyers' money, and whoever took it before. */
export interface Acquirers {
  /** Takes new payments. */
  current: Acquirer
  /** Who has the payment. @param code of the payment; undefined: nobody can be asked about it */
  of(code: string): Acquirer | undefined
  all: readonly Acquirer[]
}

const YOOKASSA = 'https://api.yookassa.ru/v3'
const YOOKASSA_PAGES = 'https://yoomoney.ru'

export function readAcquirerSettings(read: ReadSetting): AcquirerSettings {
  const kind = read.choice<AcquirerSettings['kind']>('PAYMENT_ACQUIRER', ['none', 'sandbox', 'yookassa'], '')
  const url = read.address('YOOKASSA_URL', ['https:', 'http:']) || YOOKASSA
  const pages = read.address('YOOKASSA_PAGES', ['https:', 'http:']) || YOOKASSA_PAGES
  const accountsFile = read.text('YOOKASSA_ACCOUNTS')
  if (kind === 'yookassa' && !accountsFile)
    read.error('YOOKASSA_ACCOUNTS must name the file of accounts when PAYMENT_ACQUIRER is yookassa')
  return {
    kind,
    ...(accountsFile && {
      yookassa: { url: url.replace(/\/$/, ''), pages: new URL(pages).origin, accountsFile },
    }),
  }
}

const rejected = async () => {
  throw new AcquirerError('rejected', 'No acquirer is configured')
}

/** Nobody takes payments: no shop offers to pay online. */
const noAcquirer: Acquirer = {
  code: 'none',
  serves: () => false,
  origins: [],
  start: rejected,
  read: rejected,
  refund: rejected,
  paymentOfNotice: () => null,
}

/**
 * The acquirer of the settings takes new payments; where they name none, the sandbox does for the demonstration shops. Other shops
 * of the same database have none then: the sandbox would let whoever presses «pay» have paid. The others that can be asked
 * answer for the payments that they have: a supplier who changes its acquirer loses no money that is on its way.
 * @param sandbox of the demonstration, where there is one
 * @throws when the sandbox is asked for outside the demonstration, or the file of accounts cannot be used
 */
export async function openAcquirers(
  { kind, yookassa: named }: AcquirerSettings,
  sandbox: Acquirer | null,
): Promise<Acquirers> {
  const all: Acquirer[] = sandbox ? [sandbox] : []
  if (named) all.push(yookassa(named.url, named.pages, await readAccounts(named.accountsFile)))
  const of = (code: string) => all.find((acquirer) => acquirer.code === code)
  if (kind === 'sandbox' && !of(kind))
    throw new Error(
      'PAYMENT_ACQUIRER is sandbox, which lets anybody pay without money: it serves the demonstration shops alone. Name a real acquirer, or none',
    )
  return { current: of(kind || 'sandbox') ?? noAcquirer, of, all }
}
