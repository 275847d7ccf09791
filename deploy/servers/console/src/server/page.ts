import { randomBytes } from 'node:crypto'

/** What the console's page may load: its own scripts, styles that carry the nonce, calls of its own server. Nothing inline. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const makeNonce = (): string => randomBytes(16).toString('base64')

/** The document of every address of the console; the page itself is rendered in the browser. */
export const pageDocument = (scripts: readonly string[], nonce: string): string => `<!doctype html>
<html lang="ru" data-scheme="blue">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Выкладка</title>
<link rel="icon" href="data:,">
${scripts.map((script) => `<script defer nonce="${nonce}" src="${script}"></script>`).join('\n')}
</head>
<body><div id="root"></div><noscript>Консоль работает только со включённым JavaScript.</noscript></body>
</html>
`

/** The document while the page is being built, or after it could not be. */
export const missingPage = (isFailed: boolean): string => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Выкладка</title></head>
<body><p>${
  isFailed
    ? 'Консоль не собралась: причину показал запуск. Исправьте её и запустите снова.'
    : 'Консоль ещё собирается. Страница откроется сама через несколько секунд.'
}</p></body>
</html>
`
