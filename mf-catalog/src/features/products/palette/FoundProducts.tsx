import { PaletteGroup, PaletteSkeleton } from '@prilavok/shared-kernel/palette'
import { PaletteProduct } from './PaletteProduct'
import { paletteTexts } from './texts'
import { useFoundProducts } from './use-found-products'

/** The first products that a text finds, or what it was meant to be, each with its quantity. */
export function FoundProducts({ text }: { text: string }) {
  const { products, count, corrected, pending, error, retry } = useFoundProducts(text)
  if (products.length === 0 && !pending && !error) return null
  return (
    <PaletteGroup
      title={corrected === undefined ? paletteTexts.found : paletteTexts.corrected(corrected)}
      {...{ count, pending, error }}
      onRetry={retry}
    >
      {products.length === 0 && pending && <PaletteSkeleton lines={3} height={44} />}
      {products.map((product) => (
        <PaletteProduct key={product.ID} product={product} text={corrected ?? text} />
      ))}
    </PaletteGroup>
  )
}
