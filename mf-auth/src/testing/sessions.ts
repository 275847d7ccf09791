import type { CustomerSession } from '@prilavok/shared-kernel/contract'

export const SESSIONS = '/v3/api/client/sessions/'

export const PHONE: CustomerSession = {
  ID: 'phone',
  CREATED: '2025-10-02T07:15:00Z',
  LAST_USED: '2025-10-13T15:42:00Z',
  BROWSER: 'Safari',
  SYSTEM: 'iOS',
  CURRENT: 'N',
}
export const HERE: CustomerSession = {
  ID: 'here',
  CREATED: '2025-10-01T06:00:00Z',
  LAST_USED: '2025-10-12T06:00:00Z',
  BROWSER: 'Chrome',
  SYSTEM: 'Windows',
  CURRENT: 'Y',
}
export const UNKNOWN: CustomerSession = { ...PHONE, ID: 'unknown', BROWSER: '', SYSTEM: '' }
