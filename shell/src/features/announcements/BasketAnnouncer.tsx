import { useKernel } from '@prilavok/shared-kernel/kernel'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useEffect, useState } from 'react'

/** Long enough to be read; then nothing is left that is out of date, and the same text can be said again. */
const LIFE_MS = 5000

/**
 * Tells screen readers of each change of the basket, once: what was done and what the basket holds now, «Корзина: 8 товаров,
 * 28 476,60 ₽» (DESIGN §10). Notices and steppers of the change are quiet.
 */
export function BasketAnnouncer() {
  const kernel = useKernel()
  const [text, setText] = useState('')
  useEffect(() => {
    const ends: (() => void)[] = []
    let isOver = false
    const start = async () => {
      const { followBasket } = await import(/* webpackChunkName: "announcements" */ './follow-basket')
      if (!isOver) ends.push(followBasket(kernel, setText))
    }
    // No page needs it before something is put into the basket.
    ends.push(whenIdle(() => void start().catch(() => undefined)))
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [kernel])
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setText(''), LIFE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
