/** What the edge adds to token calls of one domain; the browser never holds it (AMB-17). */
export interface ShopCredentials {
  clientId: string
  clientSecret: string
  /** Supplier API of this domain when it is not the common one (AMB-34). */
  apiOrigin: string | undefined
}

/** By domain, as the Host header says it without port. */
export type CredentialsTable = ReadonlyMap<string, ShopCredentials>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function parseEntry(domain: string, entry: unknown): ShopCredentials {
  const { client_id, client_secret, api_origin } = (entry ?? {}) as Record<string, unknown>
  if (!isText(client_id) || !isText(client_secret))
    throw new Error(`${domain}: client_id and client_secret must be texts`)
  if (api_origin !== undefined && !(isText(api_origin) && URL.canParse(api_origin)))
    throw new Error(`${domain}: api_origin must be an origin like https://api.example`)
  return {
    clientId: client_id,
    clientSecret: client_secret,
    apiOrigin: isText(api_origin) ? new URL(api_origin).origin : undefined,
  }
}

/** Reads `{"<domain>": {"client_id", "client_secret", "api_origin"?}}`. @throws Error naming the domain that is wrong */
export function parseCredentials(text: string): CredentialsTable {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error('it must be an object by domain')
  return new Map(
    Object.entries(value).map(([domain, entry]) => [domain.toLowerCase(), parseEntry(domain, entry)]),
  )
}
