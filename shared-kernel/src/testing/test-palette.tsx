import { activeOf, createPalette, PaletteProvider, pressKey } from '@prilavok/shared-kernel/palette'
import { useStore } from '@prilavok/shared-kernel/store'
import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useRef, useState } from 'react'

const Grid = styled.div`
  padding: 8px;
`

interface TestPaletteProps {
  /** What the palette opens with. */
  text?: string
  onClose?: () => void
  /** Groups for what is typed. */
  children: (text: string) => ReactNode
}

/** The palette as the shell renders it, but for its looks and for groups of other parts. */
export function TestPalette({ text = '', onClose = () => undefined, children }: TestPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [palette] = useState(() => {
    const made = createPalette({ field: () => input.current, close: onClose })
    made.reset(text !== '')
    return made
  })
  const active = useStore(palette, activeOf)
  return (
    <PaletteProvider value={palette}>
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls="entries"
        aria-label="Быстрый переход"
        aria-activedescendant={active}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          palette.reset(target.value.trim() !== '')
        }}
        onKeyDown={(event) => pressKey(palette, event)}
      />
      <Grid role="grid" id="entries">
        {children(typed.trim())}
      </Grid>
    </PaletteProvider>
  )
}
