import { downloadFile } from '@prilavok/shared-kernel/files'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry } from '@prilavok/shared-kernel/palette'
import { useSession } from '@prilavok/shared-kernel/queries'
import { getPriceList } from '../../api/get-price-list'
import { keys } from '../../api/keys'
import { sectionsTexts } from './texts'

/**
 * The palette has gone by then: notices say that the file is being made, and what kept it from coming. One is made at a time, and
 * its making ends with the session, as everything that is asked for as a query.
 */
async function download(kernel: Kernel): Promise<void> {
  const { notices, query } = kernel
  const text = sectionsTexts.priceListOnItsWay
  const isTold = notices.current().some((notice) => notice.text === text)
  const said = isTold ? undefined : notices.show({ text, lasting: true })
  const onRetry = () => void download(kernel)
  await query
    .fetchQuery({
      queryKey: keys.priceListFile,
      queryFn: ({ signal }) =>
        downloadFile(kernel, (stop) => getPriceList(kernel, undefined, stop), { signal, onRetry }).then(
          () => true,
        ),
      staleTime: 0,
      gcTime: 0,
    })
    .catch(() => undefined)
  if (said !== undefined) notices.close(said)
}

/** «Скачать прайс-лист» of the palette, for customers (CAT-066). */
export function PriceListAction({ text }: { text: string }) {
  const kernel = useKernel()
  const { state } = useSession()
  if (state !== 'customer' || !fitsText(text, sectionsTexts.priceList, sectionsTexts.priceListWords))
    return null
  return (
    <PaletteEntry
      icon="download"
      title={sectionsTexts.priceList}
      text={text}
      onEnter={() => void download(kernel)}
    />
  )
}
