import { fitsText, PaletteEntry } from '@prilavok/shared-kernel/palette'
import { useLogout } from '@prilavok/shared-kernel/token'
import { texts } from '../../texts'
import { paletteTexts } from './texts'

/** Only for who looks for it: a slip of the arrows logs nobody out. */
export function LogoutAction({ text }: { text: string }) {
  const { logout } = useLogout()
  if (!text || !fitsText(text, texts.logout, paletteTexts.logoutWords)) return null
  return <PaletteEntry icon="log-out" title={texts.logout} text={text} onEnter={logout} />
}
