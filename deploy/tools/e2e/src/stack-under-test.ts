/** Where the running stack is, as the global setup tells the test processes. */
export interface StackUnderTest {
  port: number
  /** Folder of published releases, and the database of their registry. */
  releasesFolder: string
  rolloutsDatabaseUrl: string
  /** Of the shops: goods, orders, customers. */
  databaseUrl: string
  /** Where the e-mails of the shops lie. */
  emailsFolder: string
  /** Of the supplier API behind the edge, and the file that gives the edge its clients there. */
  apiOrigin: string
  credentialsFile: string
  /** Of the operators' console. */
  consoleOrigin: string
}

const VARIABLE = 'PRILAVOK_STACK'

export const announce = (stack: StackUnderTest): void => {
  process.env[VARIABLE] = JSON.stringify(stack)
}

/** @throws when the global setup has not run. */
export function stackUnderTest(): StackUnderTest {
  const text = process.env[VARIABLE]
  if (!text) throw new Error('No stack is running: start the tests by playwright, not by hand.')
  return JSON.parse(text) as StackUnderTest
}

/** Address of a page of a shop. */
export const urlOf = (shop: { domain: string }, path: string): string =>
  `http://${shop.domain}:${stackUnderTest().port}${path}`
