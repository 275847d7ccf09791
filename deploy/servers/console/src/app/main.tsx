import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { FONT } from '@prilavok/shared-kernel/theme'
import { globalCss } from '@prilavok/shared-kernel/theme/css'
import FONT_FILE from '@prilavok/shared-kernel/theme/fonts/golos-text.woff2'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { createQueryClient } from './api/create-query-client'

/** The console is always blue: it never takes the look of a shop (kit, «Console, all pages»). */
function addLook(nonce: string): void {
  const style = document.createElement('style')
  style.nonce = nonce
  style.textContent = globalCss(['blue'])
  document.head.append(style)
  new FontFace(FONT.family, `url("${FONT_FILE}")`, { weight: FONT.weight, display: 'swap' })
    .load()
    .then((face) => document.fonts.add(face))
    .catch(() => undefined)
}

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
addLook(nonce)
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root: it was not made by the console’s server.')
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'c', nonce })}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </CacheProvider>
  </StrictMode>,
)
