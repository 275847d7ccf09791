import { scriptJson } from '@prilavok/shared-kernel/contract/markup'
import { EARLY_INPUT_GLOBAL, ROOT_ATTRIBUTE } from './early-input'

/**
 * Says when scripts of the shell cannot be loaded or fail as they start: without them nothing on the page answers, and what is
 * recorded would wait for ever. «Повторить» loads the missing scripts once more, so that what is recorded is carried out after
 * all. Where there are none to load (the code itself fails) or that has not helped, only loading the page anew is left.
 *
 * The text of this function is the inline script: it may use nothing but its parameters.
 * @param scripts addresses of the shell's scripts begin so; scripts of other parts fail in their own places
 */
export function watchStart(
  page: Window,
  key: typeof EARLY_INPUT_GLOBAL,
  rootAttribute: string,
  scripts: string,
): void {
  const { document } = page
  const root = 'start-failure'
  const missing: HTMLScriptElement[] = []
  let isRepeated = false
  let note: HTMLElement | undefined

  const isOfShell = (address: string) =>
    new URL(address || '/', document.baseURI).href.startsWith(new URL(scripts, document.baseURI).href)
  const repeat = () => {
    if (isRepeated || missing.length === 0) return page.location.reload()
    isRepeated = true
    note?.remove()
    note = undefined
    for (const failed of missing.splice(0)) {
      const script = document.createElement('script')
      script.nonce = failed.nonce
      script.integrity = failed.integrity
      script.src = failed.getAttribute('src') ?? ''
      document.body.append(script)
    }
  }
  const reason = () => {
    if (isRepeated)
      return 'Магазин снова не загрузился. Обновите страницу: введённое на ней нужно будет ввести ещё раз.'
    if (missing.length > 0)
      return 'Магазин загрузился не полностью: не пришла часть его файлов. Проверьте подключение к сети и повторите — введённое на странице сохранено.'
    return 'Магазин не запустился из-за ошибки в нём самом. Обновите страницу: введённое на ней нужно будет ввести ещё раз.'
  }
  const show = () => {
    const early = page[key]
    if (early) early.hydrated[root] = true
    const shown = document.createElement('div')
    shown.setAttribute('role', 'alert')
    shown.setAttribute(rootAttribute, root)
    const button = document.createElement('button')
    button.type = 'button'
    button.onclick = repeat
    shown.append(document.createElement('span'), button)
    document.body.append(shown)
    return shown
  }
  const say = () => {
    if (document.documentElement.dataset.hydrated !== undefined) return
    note ??= show()
    const [text, button] = note.children
    if (text) text.textContent = reason()
    if (button) button.textContent = isRepeated || missing.length === 0 ? 'Обновить страницу' : 'Повторить'
  }
  page.addEventListener(
    'error',
    (event: Event) => {
      const { target } = event
      if (target instanceof HTMLScriptElement) {
        if (!isOfShell(target.src)) return
        missing.push(target)
      } else if (!('filename' in event) || !isOfShell(String(event.filename))) return
      say()
    },
    true,
  )
}

/** Above the bars of the page; gone when the page is hydrated after all. */
export const START_FAILURE_CSS = `
[${ROOT_ATTRIBUTE}=start-failure]{position:fixed;z-index:var(--z-toast);inset:auto 12px calc(var(--bottombar) + 68px);display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;max-width:560px;margin:auto;padding:12px 16px;border:1px solid var(--danger-border);border-radius:var(--r-l);background:var(--danger-soft);box-shadow:var(--sh-m)}
[${ROOT_ATTRIBUTE}=start-failure] span{flex:1 1 260px}
[${ROOT_ATTRIBUTE}=start-failure] button{min-height:var(--touch-min);padding:0 16px;border:1px solid var(--border-control);border-radius:var(--r-m);background:var(--bg-surface);font-weight:600}
[data-hydrated] [${ROOT_ATTRIBUTE}=start-failure]{display:none}
`.replace(/\n/g, '')

/** Inline script for the head. @param base folder of the shell's release */
export const startWatcher = (base: string): string =>
  `(${watchStart})(self,"${EARLY_INPUT_GLOBAL}","${ROOT_ATTRIBUTE}",${scriptJson(base)})`
