import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { useSession } from '@prilavok/shared-kernel/queries'
import { LogoutAction } from '../features/palette/LogoutAction'
import { VisitorActions } from '../features/palette/VisitorActions'

/** Actions of the palette: the way in, and the way out. */
export default function PaletteActions({ text }: SlotProps['palette.actions']) {
  const { state } = useSession()
  if (state === 'visitor') return <VisitorActions text={text} />
  return state === 'customer' ? <LogoutAction text={text} /> : null
}
