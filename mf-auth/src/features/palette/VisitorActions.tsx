import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry } from '@prilavok/shared-kernel/palette'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { canRegister } from '../../model/can-register'
import { texts } from '../../texts'
import { paletteTexts } from './texts'

const REGISTRATION = '/registration'

/** Login, and the registration where the shop takes somebody new. */
export function VisitorActions({ text }: { text: string }) {
  const { modals } = useKernel()
  const hasRoute = useHasRoute()
  const mayRegister = canRegister(useShop()) && hasRoute(REGISTRATION)
  const { registration, registrationWords, signInWords } = paletteTexts
  return (
    <>
      {fitsText(text, texts.submit, signInWords) && (
        <PaletteEntry
          icon="user"
          title={texts.submit}
          text={text}
          onEnter={() => modals.open('authentication', {})}
        />
      )}
      {mayRegister && fitsText(text, registration, registrationWords) && (
        <PaletteEntry icon="pencil" title={registration} text={text} to={REGISTRATION} />
      )}
    </>
  )
}
