import { useKernel } from '@prilavok/shared-kernel/kernel'
import { searchTexts } from './texts'

const KEYS = 'Ctrl K'

/** Shows the key of the palette in the search field, and opens it by a press. No tab stop: whoever uses the keyboard has the key. */
export function PaletteHint() {
  const { modals, plan } = useKernel()
  if (!plan.modals.palette) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${searchTexts.palette}, ${KEYS}`}
      title={searchTexts.palette}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => modals.open('palette', { text: '' })}
    >
      <kbd>{KEYS}</kbd>
    </button>
  )
}
