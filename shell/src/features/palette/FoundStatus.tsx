import { NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { usePalette } from '@prilavok/shared-kernel/palette'
import { useStore } from '@prilavok/shared-kernel/store'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'

const foundText = (count: number) =>
  `${pluralize(count, ['Найдена', 'Найдено', 'Найдено'])} ${count}${NBSP}${pluralize(count, ['строка', 'строки', 'строк'])}`

/** Tells screen readers how much was found, once everything has come. */
export function FoundStatus({ text }: { text: string }) {
  const palette = usePalette()
  const count = useStore(palette, ({ ids }) => ids.length)
  const isReady = useStore(palette, ({ pending }) => pending === 0)
  return <VisuallyHidden role="status">{text && isReady ? foundText(count) : ''}</VisuallyHidden>
}
