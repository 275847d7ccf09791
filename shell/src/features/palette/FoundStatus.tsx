import { NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { usePalette } from '@prilavok/shared-kernel/palette'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useStore } from '@prilavok/shared-kernel/store'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'

const foundText = (count: number) =>
  count > 0
    ? `${pluralize(count, ['Найдена', 'Найдено', 'Найдено'])} ${count}${NBSP}${pluralize(count, ['строка', 'строки', 'строк'])}`
    : 'Ничего не\u00a0найдено'

/** Tells screen readers how much was found, once everything has come. The search for everything stands there in any case. */
export function FoundStatus({ text }: { text: string }) {
  const palette = usePalette()
  const searchRows = useHasRoute()('/search') ? 1 : 0
  const count = useStore(palette, ({ ids }) => ids.length - searchRows)
  const isReady = useStore(palette, ({ pending }) => pending === 0)
  return <VisuallyHidden role="status">{text && isReady ? foundText(count) : ''}</VisuallyHidden>
}
