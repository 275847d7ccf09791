import type { ReadSetting } from '../../platform/settings/read-setting'
import { cachedLookUp } from './cached-look-up'
import type { CompanyLookUp } from './company-look-up'
import { type DadataSettings, dadata } from './dadata'
import { companyRegister } from './register'

export type CompanySettings = { kind: 'register' } | ({ kind: 'dadata' } & DadataSettings)

const DADATA = 'https://suggestions.dadata.ru/suggestions/api/4_1'

export function readCompanySettings(read: ReadSetting): CompanySettings {
  if (read.choice('COMPANY_LOOK_UP', ['register', 'dadata'], 'register') === 'register')
    return { kind: 'register' }
  const token = read.text('DADATA_TOKEN')
  if (!/^[\x21-\x7e]+$/.test(token)) read.error('DADATA_TOKEN must be the API key of DaData')
  return {
    kind: 'dadata',
    token,
    url: (read.address('DADATA_URL', ['https:', 'http:']) || DADATA).replace(/\/+$/, ''),
    timeout: read.number('DADATA_TIMEOUT_MS', 3000, 100, 20_000),
  }
}

export async function openCompanyLookUp(settings: CompanySettings): Promise<CompanyLookUp> {
  return settings.kind === 'register' ? companyRegister() : cachedLookUp(dadata(settings))
}
