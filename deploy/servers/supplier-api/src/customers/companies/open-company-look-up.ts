import type { ReadSetting } from '../../platform/settings/read-setting'
import { cachedLookUp } from './cached-look-up'
import type { CompanyLookUp } from './company-look-up'
import { type DadataSettings, dadata } from './dadata'

/** null: no look-up is named. */
export type CompanySettings = DadataSettings | null

const DADATA = 'https://suggestions.dadata.ru/suggestions/api/4_1'

export function readCompanySettings(read: ReadSetting): CompanySettings {
  if (read.choice('COMPANY_LOOK_UP', ['dadata'], '') === '') return null
  const token = read.text('DADATA_TOKEN')
  if (!/^[\x21-\x7e]+$/.test(token)) read.error('DADATA_TOKEN must be the API key of DaData')
  return {
    token,
    url: (read.address('DADATA_URL', ['https:', 'http:']) || DADATA).replace(/\/+$/, ''),
    timeout: read.number('DADATA_TIMEOUT_MS', 3000, 100, 20_000),
  }
}

/** Nothing is found: buyers fill the forms themselves. */
const NO_LOOK_UP: CompanyLookUp = { companies: async () => [], banks: async () => [] }

/** @param invented what the demonstration finds its companies with */
export const openCompanyLookUp = (settings: CompanySettings, invented?: CompanyLookUp): CompanyLookUp =>
  settings ? cachedLookUp(dadata(settings)) : (invented ?? NO_LOOK_UP)
