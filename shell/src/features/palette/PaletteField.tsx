import { useKernel } from '@prilavok/shared-kernel/kernel'
import { activeOf, pressKey, usePalette } from '@prilavok/shared-kernel/palette'
import { isProductList, readClipboard } from '@prilavok/shared-kernel/paste'
import { searchUrl, useHasRoute, useNavigate } from '@prilavok/shared-kernel/router'
import { useStore } from '@prilavok/shared-kernel/store'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'
import { Head } from './palette-styles'

interface PaletteFieldProps {
  value: string
  onType: (value: string) => void
  /** Id of the grid that it points into. */
  gridId: string
  onClose: () => void
  ref: Ref<HTMLInputElement>
}

/** The field of the palette; the focus stays here while the arrows go through the entries below. */
export function PaletteField({ value, onType, gridId, onClose, ref }: PaletteFieldProps) {
  const kernel = useKernel()
  const palette = usePalette()
  const navigate = useNavigate()
  const hasRoute = useHasRoute()
  const active = useStore(palette, activeOf)
  const isEmpty = useStore(palette, ({ ids }) => ids.length === 0)

  const searchAll = () => {
    const path = searchUrl(value.trim())
    if (!value.trim() || !hasRoute('/search')) return
    onClose()
    navigate(path)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (pressKey(palette, event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) searchAll()
    else if (event.key === 'Escape' && value) {
      // Not the palette, this time.
      event.preventDefault()
      event.stopPropagation()
      onType('')
    }
  }
  const paste = (event: ClipboardEvent) => {
    const list = readClipboard(event.clipboardData)
    if (!kernel.plan.modals.pastePreview || !isProductList(list)) return
    event.preventDefault()
    onClose()
    kernel.modals.open('pastePreview', { text: list, basket: 'main' })
  }
  return (
    <Head>
      <Icon name="search" size={20} />
      <input
        ref={ref}
        role="combobox"
        aria-label="Товар, раздел, заказ, страница или действие"
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={!isEmpty}
        aria-controls={gridId}
        aria-activedescendant={active}
        placeholder="Товар или код, раздел, заказ, действие"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      <kbd aria-hidden>Esc</kbd>
      <IconButton icon="close" label="Закрыть" size="l" iconSize={20} onClick={onClose} />
    </Head>
  )
}
