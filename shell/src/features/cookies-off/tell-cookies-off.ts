import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { cookiesOffTexts } from './texts'

/** Says beforehand what is lost where the browser takes no cookies: session and basket live as long as the page. */
export const tellCookiesOff = ({ notices }: Pick<Kernel, 'notices'>): void =>
  void notices.show({ text: cookiesOffTexts.off, lasting: true })
