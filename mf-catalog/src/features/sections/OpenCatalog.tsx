import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { sectionsTexts } from './texts'

/** The way on from an empty list. */
export const OpenCatalog = () => (
  <LinkButton to="/catalog-list">{sectionsTexts.section.openCatalog}</LinkButton>
)
