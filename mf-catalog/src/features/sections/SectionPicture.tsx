import { fileUrl } from '@prilavok/shared-kernel/shop'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'

interface SectionPictureProps {
  path: string | null
  size?: number
  eager?: boolean
}

/** Picture of a section, a placeholder when it has none (CAT-010). */
export const SectionPicture = ({ path, size = 56, eager }: SectionPictureProps) => (
  <ProductPicture src={fileUrl(path)} alt="" size={size} compactSize={40} eager={eager} />
)
