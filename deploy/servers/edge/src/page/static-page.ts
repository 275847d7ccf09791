import { escapeHtml } from '@prilavok/shared-kernel/contract/markup'

interface StaticText {
  title: string
  line: string
  /** What may help: the same address again, or the home page. */
  link?: 'retry' | 'home'
}

const LINKS = {
  retry: '<p><a href="">Попробовать снова</a></p>',
  home: '<p><a href="/">Открыть магазин</a></p>',
} as const

/** Pages that need neither the supplier API nor a release. */
const STATIC_PAGES = {
  /** Texts: 001 §8. */
  noConnection: {
    title: 'Нет соединения с сервером.',
    line: 'Пожалуйста, попробуйте позже',
    link: 'retry',
  },
  repair: {
    title: 'Ведутся технические работы',
    line: 'Магазин скоро откроется. Пожалуйста, попробуйте позже',
  },
  noRelease: { title: 'Магазин ещё не открыт', line: 'Пожалуйста, попробуйте позже', link: 'retry' },
  noScripts: {
    title: 'Для этого нужен JavaScript',
    line: 'Ничего не отправлено. Включите JavaScript в\u00a0настройках браузера, а\u00a0старый браузер обновите, вернитесь на\u00a0страницу и\u00a0повторите.',
  },
  /** Of a link to versions that an operator has chosen: see `override-routes`. */
  overrideOver: {
    title: 'Ссылка на\u00a0выбранные версии не\u00a0действует',
    line: 'Её срок истёк, она для другого магазина или скопирована не\u00a0целиком. Этот браузер получает обычные версии. Попросите новую ссылку у\u00a0того, кто прислал эту.',
    link: 'home',
  },
  unknownShop: {
    title: 'Магазин не найден',
    line: 'По этому адресу магазина нет. Проверьте, правильно ли он написан.',
  },
} as const satisfies Record<string, StaticText>

export type StaticPage = keyof typeof STATIC_PAGES

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:flex;align-items:center;' +
  'justify-content:center;text-align:center}main{padding:24px;max-width:36em}h1{font-size:24px;line-height:1.25;margin:0 0 8px}' +
  'p{margin:0 0 16px}a{color:inherit}'

/** The whole document. */
export function staticPage(name: StaticPage, nonce: string): string {
  const { title, line, link }: StaticText = STATIC_PAGES[name]
  return (
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p>${link ? LINKS[link] : ''}</main></body></html>`
  )
}
