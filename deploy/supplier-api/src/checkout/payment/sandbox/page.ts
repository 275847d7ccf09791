import { escapeHtml } from '../../../platform/http/escape-html'
import type { Kopecks } from '../../../platform/money'
import { sumText } from '../../../platform/sum-text'
import { STYLE, STYLE_SOURCE } from './style'

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
