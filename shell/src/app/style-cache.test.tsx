/** @jest-environment-options {"styles": true} */
import { CacheProvider } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles, createStyleCache, styleTag } from './style-cache'

const Sent = styled.p`
  color: var(--sent);
`
const Later = styled.p`
  color: var(--later);
`
const rulesOf = (style: HTMLStyleElement) =>
  [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('') || style.textContent || ''

/** Emotion's build for browsers puts rules into the document; here they are kept with the cache, as its build for servers does. */
function serverCache() {
  const cache = createStyleCache()
  const { inserted, insert } = cache
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const rules: string[] = []
    insert(
      selector,
      serialized,
      Object.assign(sheet, { insert: (rule: string) => rules.push(rule) }),
      shouldCache,
    )
    inserted[serialized.name] = rules.join('')
  }
  return cache
}

async function openSentPage() {
  const cache = serverCache()
  const { container, unmount } = render(
    <CacheProvider value={cache}>
      <Sent>Товар</Sent>
    </CacheProvider>,
  )
  const html = container.innerHTML
  unmount()
  document.body.innerHTML = `${styleTag(cache, 'n0nce')}<div id="root">${html}</div>`
  const style = document.body.firstElementChild
  const adopted = adoptStyles(window, 'n0nce')
  await act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <CacheProvider value={adopted}>
        <Sent>Товар</Sent>
      </CacheProvider>,
    )
  })
  return { style, adopted }
}

test('rules that come later stand behind those of the server, with the nonce', async () => {
  const { adopted } = await openSentPage()
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => {
    hydrateRoot(
      place,
      <CacheProvider value={adopted}>
        <Later>Ещё</Later>
      </CacheProvider>,
      { onRecoverableError: () => undefined },
    )
  })
  const [sent, later] = document.querySelectorAll<HTMLStyleElement>('style')
  expect(sent?.nextElementSibling).toBe(later)
  expect(later && rulesOf(later)).toContain('var(--later)')
  expect(later?.nonce).toBe('n0nce')
})
