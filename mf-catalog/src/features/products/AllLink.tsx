import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { productsTexts } from './texts'

/** Beside the title of a carousel: the way to the list that it begins. */
export const AllLink = ({ to, title }: { to: string; title: string }) => (
  <TextLink to={to} aria-label={productsTexts.allOf(title)}>
    {productsTexts.all}
  </TextLink>
)
