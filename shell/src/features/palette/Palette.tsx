import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { createPalette, PaletteProvider } from '@prilavok/shared-kernel/palette'
import Modal from '@prilavok/shared-kernel/ui/modal'
import { useId, useRef, useState } from 'react'
import { ActionsGroup } from './ActionsGroup'
import { EarlyEnter } from './EarlyEnter'
import { FoundStatus } from './FoundStatus'
import { KeyHints } from './KeyHints'
import { PagesGroup } from './PagesGroup'
import { PaletteField } from './PaletteField'
import { PaletteSlot } from './PaletteSlot'
import { Grid, Scroll } from './palette-styles'

/** One field for everything in the shop: what parts bring for it, in the order of the kit, pages and actions. */
export function Palette({ text: initialText, enter, close }: ModalProps['palette'] & ModalFrame) {
  const gridId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [palette] = useState(() => {
    const made = createPalette({ field: () => input.current, close })
    made.reset(initialText !== '')
    return made
  })
  const [typed, setTyped] = useState(initialText)
  const text = typed.trim()
  const type = (next: string) => {
    setTyped(next)
    palette.reset(next.trim() !== '')
  }
  return (
    <Modal open onClose={close} title="Быстрый переход" size="palette" initialFocus={input}>
      <PaletteProvider value={palette}>
        <PaletteField ref={input} value={typed} onType={type} gridId={gridId} onClose={close} />
        <Scroll>
          <Grid id={gridId} role="grid" aria-label="Найденное">
            <PagesGroup text={text} whole />
            <PaletteSlot name="palette.products" text={text} />
            <PaletteSlot name="palette.sections" text={text} />
            <PaletteSlot name="palette.orders" text={text} />
            <PagesGroup text={text} whole={false} />
            <ActionsGroup text={text} />
          </Grid>
          <FoundStatus text={text} />
          <EarlyEnter act={enter} />
        </Scroll>
        <KeyHints />
      </PaletteProvider>
    </Modal>
  )
}
