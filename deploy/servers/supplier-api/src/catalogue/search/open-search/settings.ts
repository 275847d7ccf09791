import type { ReadSetting } from '../../../platform/settings/read-setting'

export interface OpenSearchSettings {
  /** Address of the cluster, with user and password; '': there is none, PostgreSQL searches. */
  url: string
  /** Name of the index. */
  index: string
  /** Milliseconds that a question may take. */
  timeout: number
}

export function readSearchSettings(read: ReadSetting): OpenSearchSettings {
  const index = read.text('SEARCH_INDEX') || 'prilavok-products'
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(index))
    read.error('SEARCH_INDEX must be a name of small Latin letters, digits, - and _')
  return {
    url: read.address('SEARCH_URL', ['https:', 'http:']).replace(/\/+$/, ''),
    index,
    timeout: read.number('SEARCH_TIMEOUT_MS', 1000, 50, 20_000),
  }
}
