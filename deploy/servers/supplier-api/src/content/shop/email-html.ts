import { escapeHtml } from '../../platform/http/escape-html'
import type { Letterhead } from './shop-pages'

const FONT = 'font-family:Arial,Helvetica,sans-serif'
/** Style of what is said by the way. */
export const QUIET = 'color:#5b6676'
/** What every row repeats stands here and in attributes: an e-mail of 200 rows stays small. */
const STYLE = `.rows td{border-bottom:1px solid #e3e7ec}.rows th{border-bottom:2px solid #c3cbd6;font-size:13px;font-weight:normal;${QUIET}}.rows small{font-size:13px;${QUIET}}.rows td,.name,.fact{vertical-align:top}.rows td:first-child,.fact{overflow-wrap:anywhere}@media(max-width:480px){.around{padding:12px 8px!important}.sheet{padding:20px 16px!important}}`

/**
 * An e-mail of a shop, for programs that draw HTML: tables and attributes, as they all know; no pictures.
 * @param contents HTML between the opening and the button
 */
export function emailHtml(
  head: Letterhead,
  contents: string,
  {
    title,
    opening,
    action,
    closing = [],
  }: {
    title: string
    opening: readonly string[]
    /** What the reader can do about it; without it the e-mail has no button. */
    action?: { text: string; link: string }
    /** Below the button. */
    closing?: readonly string[]
  },
): string {
  const e = escapeHtml
  const contacts = head.contacts.map(e).join('<br>')
  const button = action
    ? `<p style="clear:both;margin:0 0 24px"><a href="${e(action.link)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:${head.accent};color:${head.ink};text-decoration:none;font-weight:bold">${e(action.text)}</a></p>`
    : '<div style="clear:both"></div>'
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title><style>${STYLE}</style></head>
<body style="margin:0;padding:0;background:#f2f4f7;${FONT};font-size:15px;line-height:1.45;color:#17202b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="around" align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:680px;background:#ffffff;border-radius:16px"><tr><td class="sheet" style="padding:28px;${FONT};font-size:15px;line-height:1.45;color:#17202b">
<p style="margin:0 0 4px;${QUIET}">${e(head.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${e(title)}</h1>
${opening.map((text) => `<p style="margin:0 0 14px">${e(text)}</p>`).join('\n')}
${contents}
${button}
${closing.map((text) => `<p style="margin:0 0 14px;overflow-wrap:anywhere">${e(text)}</p>`).join('\n')}
<p style="margin:0;padding-top:16px;border-top:1px solid #e3e7ec;font-size:13px;${QUIET}">${contacts}</p>
</td></tr></table></td></tr></table></body></html>
`
}
