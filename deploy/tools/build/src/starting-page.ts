import type { ServerResponse } from 'node:http'

/** Seconds until the browser asks again. */
const AGAIN = '2'

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Магазин запускается</title>
<style>
:root { color-scheme: light dark }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
</style>
</head>
<body>
<main>
<h1>Магазин запускается</h1>
<p role="status">Части магазина собираются, ход сборки виден в\u00a0терминале. Страница обновится сама.</p>
</main>
</body>
</html>
`

/** Answers a page that is asked for before the shop can: it says so and loads itself again. */
export function answerStarting(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': AGAIN,
    refresh: AGAIN,
  })
  response.end(PAGE)
}
