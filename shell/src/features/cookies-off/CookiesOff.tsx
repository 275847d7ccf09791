import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { cookiesOffTexts } from './texts'

/** Says beforehand what is lost where the browser takes no cookies: session and basket live as long as the page. */
export function CookiesOff() {
  const { notices } = useKernel()
  useEffect(() => {
    if (!navigator.cookieEnabled) notices.show({ text: cookiesOffTexts.off, lasting: true })
  }, [notices])
  return null
}
