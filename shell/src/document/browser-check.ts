/** Update pages of the browsers of the list (000 §9, AMB-08). */
const UPDATES: [name: string, url: string][] = [
  ['Google Chrome', 'https://www.google.com/chrome/'],
  ['Mozilla Firefox', 'https://www.mozilla.org/firefox/new/'],
  ['Microsoft Edge', 'https://www.microsoft.com/edge'],
  ['Opera', 'https://www.opera.com/'],
  ['Safari', 'https://support.apple.com/downloads/safari'],
]

const page = [
  '<div style="font:16px/24px sans-serif;max-width:560px;margin:80px auto;padding:0 16px">',
  '<h1 style="font-size:28px;line-height:34px">Ваш браузер устарел</h1>',
  '<p>Обновите его, чтобы пользоваться магазином:</p><ul>',
  ...UPDATES.map(([name, url]) => `<li><a href="${url}">${name}</a></li>`),
  '</ul></div>',
].join('')

/**
 * Inline script for the head that any browser can parse (EDGE-007): where the modern bundles cannot run, the page becomes
 * the static «Ваш браузер устарел». A feature test: module scripts, dynamic import and what came with them.
 */
export const BROWSER_CHECK = `(function(){var ok='noModule' in document.createElement('script')&&!!self.Promise&&!!self.fetch&&!!self.BroadcastChannel&&!!self.CSS&&CSS.supports('gap','1px')&&CSS.supports('color','var(--a)')&&!![].at&&!!Object.hasOwn;
if(!ok){self.__PRILAVOK_OLD__=1;document.addEventListener('DOMContentLoaded',function(){document.body.innerHTML=${JSON.stringify(page)}})}})()`
