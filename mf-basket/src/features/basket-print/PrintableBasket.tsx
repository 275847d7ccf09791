import { styled } from '@prilavok/shared-kernel/styled'
import { usePrinting } from '@prilavok/shared-kernel/timing'
import type { ReactNode } from 'react'
import { BasketSheet, type BasketSheetProps } from './BasketSheet'

const Screen = styled.div`
  @media print {
    &[data-replaced] {
      display: none;
    }
  }
`

/** What is seen, and the sheet printed in its place: 1,000 rows with their controls would take seconds to render. */
export function PrintableBasket({ children, ...sheet }: BasketSheetProps & { children: ReactNode }) {
  const printing = usePrinting()
  return (
    <>
      {printing && <BasketSheet {...sheet} />}
      <Screen data-replaced={printing || undefined}>{children}</Screen>
    </>
  )
}
