import { styled } from '@prilavok/shared-kernel/styled'
import { usePrinting, whenIdle } from '@prilavok/shared-kernel/timing'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { PrintSheetProps } from './PrintSheet'
import { printSheetQuery } from './print-sheet-query'

const Screen = styled.div`
  @media print {
    &[data-replaced] {
      display: none;
    }
  }
`

/** What is seen, and the sheet printed in its place; its code comes once the browser is idle, until then the page is printed as it is. */
export function Printable({ children, ...sheet }: PrintSheetProps & { children: ReactNode }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data: loaded } = useQuery({ ...printSheetQuery, enabled: idle })
  const printing = usePrinting()
  return (
    <>
      {printing && loaded && <loaded.PrintSheet {...sheet} />}
      <Screen data-replaced={loaded && ''}>{children}</Screen>
    </>
  )
}
