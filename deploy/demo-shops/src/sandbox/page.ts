import { createHash } from 'node:crypto'
import { escapeHtml } from '@prilavok/supplier-api/platform/http/escape-html'
import type { Kopecks } from '@prilavok/supplier-api/platform/money'
import { sumText } from '@prilavok/supplier-api/platform/sum-text'

const STYLE = `
:root{color-scheme:light dark;--page:#f2f4f7;--sheet:#fff;--text:#17202b;--quiet:#566274;--line:#d5dbe3;--action:#14663a;--on:#fff;--ring:#0b57d0}
@media (prefers-color-scheme:dark){:root{--page:#12161c;--sheet:#1c222b;--text:#eef1f5;--quiet:#a9b4c2;--line:#3a4453;--action:#7fd6a3;--on:#0c2116;--ring:#9cc2ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:17px/1.5 system-ui,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:460px;background:var(--sheet);border:1px solid var(--line);border-radius:20px;padding:28px}
.mode{display:inline-block;margin:0 0 16px;padding:4px 12px;border:1px solid var(--line);border-radius:12px;color:var(--quiet);font-size:14px}
h1{margin:0;font-size:22px;line-height:1.25}
.sum{margin:4px 0 20px;font-size:36px;font-weight:700;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
p{margin:0 0 20px}
.note{color:var(--quiet);font-size:15px}
form{display:grid;gap:10px}
button,.link{display:block;width:100%;min-height:52px;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button small{display:block;color:var(--quiet);font-size:14px;font-weight:400}
.main{border-color:var(--action);background:var(--action);color:var(--on)}
button:hover,.link:hover{filter:brightness(1.06)}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
`

/** Source of a content security policy that allows this style and no other. */
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

export interface SandboxView {
  status: 'pending' | 'succeeded' | 'canceled'
  /** The buyer has asked for a slow answer, and it has not come yet. */
  isSlow: boolean
  amount: Kopecks
  refunded: Kopecks
  currency: string
  description: string
  returnUrl: string
}

/** Runs nothing, loads nothing, sends its form only to where it comes from. */
export const SANDBOX_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const CHOICES = `<form method="post">
<button class="main" name="action" value="pay">Оплатить</button>
<button name="action" value="slow">Оплатить, но ответить позже <small>магазин узнает об оплате секунд через двадцать</small></button>
<button name="action" value="twice">Оплатить и уведомить дважды <small>второе уведомление ничего не меняет</small></button>
<button name="action" value="reject">Отказать в оплате</button>
</form>`

const again = '<a class="link" href="">Проверить ещё раз</a>'
const back = ({ returnUrl }: SandboxView) =>
  `<a class="link main" href="${escapeHtml(returnUrl)}">Вернуться в магазин</a>`

interface Part {
  title: string
  text: string
  actions: string
}

function partOf(view: SandboxView): Part {
  if (view.status === 'succeeded' && view.refunded > 0)
    return { title: 'Деньги возвращены', text: 'Магазин вернул оплату.', actions: back(view) }
  if (view.status === 'succeeded')
    return { title: 'Оплачено', text: 'Магазин узнаёт об оплате сам.', actions: back(view) }
  if (view.status === 'canceled')
    return {
      title: 'В оплате отказано',
      text: 'Деньги не списаны. В магазине можно попробовать ещё раз или выбрать другой способ оплаты.',
      actions: back(view),
    }
  if (view.isSlow)
    return {
      title: 'Банк проверяет платёж',
      text: 'Ждать здесь не нужно: магазин сам узнает, чем кончилась проверка.',
      actions: back(view) + again,
    }
  return { title: 'Оплата заказа', text: 'Выберите, чем закончится платёж.', actions: CHOICES }
}

/** The page of the embedded acquirer. */
export function sandboxPage(view: SandboxView): string {
  const { title, text, actions } = partOf(view)
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — тестовая оплата</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mode">Тестовая оплата: деньги не\u00a0списываются</p>
<h1>${title}</h1>
<p class="sum">${escapeHtml(sumText(view.amount, 0, view.currency))}</p>
<p>${escapeHtml(view.description)}. <span class="note">${text}</span></p>
${actions}
</main>
</body>
</html>
`
}

/** Answers an address that is no payment. */
export const NO_PAYMENT = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Платёж не найден</title><style>${STYLE}</style></head>
<body><main><h1>Платёж не найден</h1><p>Вернитесь в заказ и начните оплату ещё раз.</p></main></body></html>
`
