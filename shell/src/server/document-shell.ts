import {
  OLD_BROWSER_GLOBAL,
  type ShellServer,
  type Shop,
  WEB_APP_PATHS,
} from '@prilavok/shared-kernel/contract'
import { escapeHtml } from '@prilavok/shared-kernel/contract/markup'
import { schemeOf } from '@prilavok/shared-kernel/theme'
import { globalCss } from '@prilavok/shared-kernel/theme/css'
import { EARLY_INPUT_RECORDER } from '../deferred-hydration/recorder'
import { START_FAILURE_CSS, startWatcher } from '../deferred-hydration/start-failure'
import { browserCheck } from '../document/browser-check'
import { cachedFont } from '../document/font'
import { FONT_FILE } from '../document/font-url'
import { shopIcon } from './shop-icon'
import { webApp } from './web-app'

const metaTags = (shop: Shop): string =>
  shop.META.map(
    ({ NAME, CONTENT }) => `<meta name="${escapeHtml(NAME)}" content="${escapeHtml(CONTENT)}">`,
  ).join('')

/** The part of the document that follows from the shop alone; goes out before the page is rendered. */
export const documentShell: ShellServer['documentShell'] = ({ shop, base, nonce }) => {
  const { scheme, variant } = schemeOf(shop.COLOR_SCHEME)
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`
  return {
    htmlAttributes: ` lang="ru" data-scheme="${scheme}"${variant ? ` data-variant="${variant}"` : ''}`,
    head: [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
      script(browserCheck(shop)),
      `<style nonce="${nonce}">${globalCss([scheme])}${START_FAILURE_CSS}</style>`,
      // In an old browser no script of the page would come to carry out what is recorded: clicks are left to the browser.
      script(
        `if(!self.${OLD_BROWSER_GLOBAL}){${EARLY_INPUT_RECORDER};${startWatcher(base)};${cachedFont(`${base}${FONT_FILE}`)}}`,
      ),
      `<link rel="icon" href="${escapeHtml(shopIcon(shop))}">`,
      `<link rel="apple-touch-icon" href="${WEB_APP_PATHS.touchIcon}">`,
      `<link rel="manifest" href="${WEB_APP_PATHS.manifest}">`,
      '<meta name="theme-color" content="white">',
      `<meta name="application-name" content="${escapeHtml(shop.NAME)}">`,
      '<meta name="format-detection" content="telephone=no">',
      metaTags(shop),
    ].join(''),
    webApp: webApp(shop),
  }
}
