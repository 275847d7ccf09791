import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useCopyText } from '@prilavok/shared-kernel/ui/copy-button'
import { printSheetQuery } from './print-sheet-query'
import { productTexts } from './texts'

const Print = styled(Button)`
  ${media.compact} {
    display: none;
  }
`

/** «Поделиться»: by what the device offers, else a link for the clipboard; «Печать» on desktops. */
export function ProductActions({ name, path }: { name: string; path: string }) {
  const { query } = useKernel()
  const copy = useCopyText()
  const share = async () => {
    const url = new URL(path, window.location.href).href
    // Missing in some browsers and without a secure connection, whatever its type says.
    if (!('share' in navigator)) return copy(url, productTexts.linkCopied)
    try {
      await navigator.share({ title: name, url })
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) await copy(url, productTexts.linkCopied)
    }
  }
  const print = async () => {
    // Without the sheet the page is printed as it is.
    await query.ensureQueryData(printSheetQuery).catch(() => undefined)
    window.print()
  }
  return (
    <>
      <Button kind="quiet" size="s" icon="share" onClick={() => void share()}>
        {productTexts.share}
      </Button>
      <Print kind="quiet" size="s" icon="print" onClick={() => void print()}>
        {productTexts.print}
      </Print>
    </>
  )
}
