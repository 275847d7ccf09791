interface SupportedBrowser {
  name: string
  /** Lowest version that the shop is shown in. */
  lowest: number
  /** Finds the version in a user agent, as its first group. In the syntax of ES3: it runs in the browsers that it is about. */
  pattern: string
  /** What the found number lacks to be the browser's version. @default 0 */
  ahead?: number
}

/**
 * Lowest supported versions (000 §9, 001 §9). The first row whose pattern fits a user agent decides, because most browsers name
 * others, too: Edge, Opera and Samsung name Chrome, all of them Safari. A browser that is not in the list counts as what it says it
 * is made of (Yandex: Chrome); one that names none of them is let through (AMB-08).
 */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = [
  { name: 'Opera', lowest: 36, pattern: '(?:OPR|Opera)[ /](\\d+)' },
  // Its compatibility view says MSIE 7; the engine, in every view, is four behind the browser.
  { name: 'Internet Explorer', lowest: 11, pattern: 'Trident/(\\d+)', ahead: 4 },
  { name: 'Internet Explorer', lowest: 11, pattern: 'MSIE (\\d+)' },
  { name: 'Edge', lowest: 17, pattern: 'Edg(?:e|A|iOS)?/(\\d+)' },
  { name: 'Samsung', lowest: 10, pattern: 'SamsungBrowser/(\\d+)' },
  { name: 'Firefox', lowest: 52, pattern: 'Firefox/(\\d+)' },
  // The last of the two that is named: pages inside of apps say «Version/4.0 Chrome/49.0».
  { name: 'Android', lowest: 49, pattern: 'Android.*(?:Chrome|Version)/(\\d+)' },
  { name: 'Chrome', lowest: 49, pattern: '(?:Chrome|Chromium|CriOS)/(\\d+)' },
  { name: 'Safari', lowest: 9, pattern: '(?:Macintosh|Windows|iPhone|iPad|iPod).*Version/(\\d+).*Safari' },
]

/**
 * Not to be judged by a version that they name: robots (Googlebot called itself Chrome 41 for years), and Opera Mini, whose pages are
 * rendered by a server of its own.
 */
export const ANY_VERSION = 'bot[/;-]|crawler|spider|slurp|Mediapartners|externalhit|Lighthouse|Opera Mini'

/** Where browsers are had from, for buyers in Russia. */
export const BROWSER_UPDATES: readonly (readonly [name: string, url: string])[] = [
  ['Google Chrome', 'https://www.google.com/chrome/'],
  ['Яндекс Браузер', 'https://browser.yandex.ru/'],
  ['Mozilla Firefox', 'https://www.mozilla.org/firefox/new/'],
  ['Microsoft Edge', 'https://www.microsoft.com/edge'],
  ['Opera', 'https://www.opera.com/'],
  ['Safari', 'https://support.apple.com/safari'],
]
