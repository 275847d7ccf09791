import { relative } from 'node:path'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { Stack } from './stack'
import { DEMONSTRATION_OPERATORS } from './start-console'

const ACCOUNTS = [
  ['client@example.com', 'a full client'],
  ['loyalty@example.com', 'takes part in the loyalty programme'],
  ['blocked@example.com', 'may not order'],
  ['blacklist@example.com', 'on the blacklist'],
  ['person@example.com', 'an individual, in the shops that allow them'],
  ['director@example.com', 'a colleague of the first'],
  ['buyer@example.com', 'a colleague of the first'],
] as const

/** Sets the first one by the link of an e-mail. */
const WITHOUT_PASSWORD = 'partial@example.com'

/** What `npm start` says when everything runs. */
export function announcement(stack: Omit<Stack, 'registry' | 'rolloutsDatabaseUrl'>): string {
  const names = stack.shops.map(({ name }) => name)
  const width = Math.max(...[...names, ...ACCOUNTS.map(([login]) => login)].map(({ length }) => length))
  const shops = stack.shops.map(
    ({ name, url, maintenance, filling }) =>
      `  ${name.padEnd(width)}  ${url}${filling ? '  opens in a moment' : maintenance ? '  in maintenance' : ''}`,
  )
  const accounts = stack.demonstration
    ? [
        '',
        `Logins, each with the password ${DEMO_PASSWORD}:`,
        '',
        ...ACCOUNTS.map(([login, who]) => `  ${login.padEnd(width)}  ${who}`),
        '',
        `Without a password yet: ${WITHOUT_PASSWORD}; «Ещё нет пароля?» of the login sends an e-mail.`,
      ]
    : []
  const operators = stack.consoleOrigin
    ? [
        '',
        `Operators choose versions in the console, ${stack.consoleOrigin}`,
        ...(stack.demonstration
          ? ['', ...DEMONSTRATION_OPERATORS.map(({ login, about }) => `  ${login.padEnd(width)}  ${about}`)]
          : []),
      ]
    : []
  const docs = stack.databaseUrl ? ` (every call: ${stack.apiOrigin}/v3/api/docs/)` : ''
  return [
    '',
    'The shops are open:',
    '',
    ...shops,
    ...accounts,
    ...operators,
    '',
    `Supplier API ${stack.apiOrigin}${docs}, log ${relative(process.cwd(), stack.logFile)}. Ctrl-C stops everything.`,
    '',
  ].join('\n')
}
