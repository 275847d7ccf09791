import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useMemo } from 'react'
import { PaletteProvider } from './context'
import { createPalette } from './palette'
import { PaletteEntry } from './palette-entry'
import { PaletteGroup } from './palette-group'
import { PaletteMatch } from './palette-match'

export default { title: 'Палитра' }

const Frame = styled.div`
  width: min(840px, 100%);
`

function Example({ children }: { children: ReactNode }) {
  const palette = useMemo(() => createPalette({ field: () => null, close: () => undefined }), [])
  return (
    <PaletteProvider value={palette}>
      <Frame role="grid" aria-label="Палитра">
        {children}
      </Frame>
    </PaletteProvider>
  )
}

export const FoundEntries = () => (
  <Example>
    <PaletteGroup title="Разделы" count={2}>
      <PaletteEntry
        icon="grid"
        to="/catalog/12"
        title="Ручки шариковые"
        text="руч"
        description="Письменные принадлежности"
        trailing="670"
      />
      <PaletteEntry icon="cart" onEnter={() => undefined} title="Очистить корзину" />
    </PaletteGroup>
    <p>
      <PaletteMatch title="Ручка гелевая" text="гел" />
    </p>
  </Example>
)

export const FailedGroup = () => (
  <Example>
    <PaletteGroup title="Заказы" error={new Error('offline')} onRetry={() => undefined} />
  </Example>
)
