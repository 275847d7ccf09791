import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry, PaletteGroup } from '@prilavok/shared-kernel/palette'
import { searchUrl, useHasRoute } from '@prilavok/shared-kernel/router'
import { PaletteSlot } from './PaletteSlot'

const SEARCH_KEYS = 'Ctrl Enter'
const ASK = 'Задать вопрос поставщику'
const ASK_WORDS = 'обратная связь написать помощь'

/** What parts can do for the buyer, and the search for everything. */
export function ActionsGroup({ text }: { text: string }) {
  const { modals } = useKernel()
  const hasRoute = useHasRoute()
  const path = searchUrl(text)
  return (
    <PaletteGroup title="Действия">
      <PaletteSlot name="palette.actions" text={text} />
      {text && fitsText(text, ASK, ASK_WORDS) && (
        <PaletteEntry icon="mail" title={ASK} text={text} onEnter={() => modals.open('askQuestion', {})} />
      )}
      {text && hasRoute('/search') && (
        <PaletteEntry
          icon="search"
          title={`Искать «${text}» во всём каталоге`}
          to={path}
          trailing={<kbd>{SEARCH_KEYS}</kbd>}
        />
      )}
    </PaletteGroup>
  )
}
