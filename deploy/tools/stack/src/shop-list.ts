import { readFile } from 'node:fs/promises'
import { StackError } from './stack-error'

export interface Shop {
  name: string
  domain: string
  /** It answers 503 to everything; its pages lead to /repair. */
  maintenance?: boolean
  /** It is closed until its products have been loaded. */
  filling?: boolean
}

/**
 * The shops of a supplier's own API: the domains that credentials are known for.
 * @throws StackError when there are none
 */
export async function shopsOfCredentials(file: string): Promise<Shop[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new StackError(
      `SUPPLIER_API_ORIGIN needs the OAuth client of each shop, and ${file} is not there.\n` +
        'Write {"<domain>": {"client_id": "…", "client_secret": "…"}} into it, or name another file in SHOP_CREDENTIALS.',
    )
  }
  try {
    return Object.keys(JSON.parse(text) as Record<string, unknown>).map((domain) => ({
      name: domain,
      domain,
    }))
  } catch (error) {
    throw new StackError(`${file} is no JSON: mend it and start again.`, { cause: error })
  }
}
